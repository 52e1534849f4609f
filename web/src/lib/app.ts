/**
 * The page as an app: kept on the device by a service worker, installable, with a badge on its icon.
 *
 * Over plain http, but for this machine's own address, browsers offer none of that.
 */

const LATER = 3000; // milliseconds until the build is fetched: the page itself comes first

export const canBeApp = (): boolean => isSecureContext && "serviceWorker" in navigator;

/** Let the service worker keep the build, once the page is there. */
export function keepBuild(): void {
  if (!import.meta.env.PROD || !canBeApp()) return;
  const keep = () => setTimeout(() => void navigator.serviceWorker.register("/worker.js").catch(() => undefined), LATER);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}

/** Call back when the worker has a build other than the one that this page is of. */
export function onNewBuild(call: () => void): () => void {
  if (!canBeApp()) return () => undefined;
  const heard = ({ data }: MessageEvent<{ type?: string; files?: string[] }>) => {
    const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
    if (data.type === "build" && own && !data.files?.includes(new URL(own).pathname)) call();
  };
  navigator.serviceWorker.addEventListener("message", heard);
  return () => navigator.serviceWorker.removeEventListener("message", heard);
}

const waiting = { here: 0, elsewhere: 0 };

/** How many tables wait, the open one and the others, on the icon of the app; browsers without badges show none. */
export function badge(where: keyof typeof waiting, count: number): void {
  waiting[where] = count;
  const all = waiting.here + waiting.elsewhere;
  const how = all ? navigator.setAppBadge?.(all) : navigator.clearAppBadge?.();
  how?.catch(() => undefined);
}

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;

addEventListener("beforeinstallprompt", (event) => (offered = event as InstallEvent));

/** Whether this browser offers to install the app now. */
export const installable = (): boolean => offered !== null;

export function install(): void {
  void offered?.prompt();
  offered = null; // it may be asked once
}

/** Whether it runs as an app already. */
export const installed = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** iPhones and iPads have notices and badges in apps on the Home Screen only. */
export const onApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);
