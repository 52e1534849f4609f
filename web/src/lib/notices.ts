/**
 * Notices of the system, outside of the page. The service worker shows them: on Android a page may not
 * make one itself, and only a worker brings a person who taps a notice back to the table.
 */

import { canBeApp, installed, onApple } from "./app";

/** What stands between a person and notices; `ask`: nothing but their yes. */
export type NoticeState = "granted" | "ask" | "denied" | "http" | "apple" | "none";

export function noticeState(): NoticeState {
  if (!isSecureContext) return "http";
  if (onApple() && !installed()) return "apple";
  if (!("Notification" in window) || !canBeApp()) return "none";
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** Ask the person, if that has not been done; whether they may be shown. */
export async function allowNotices(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false; // the browser does not even ask here
  }
}

/** Show a notice; of one `tag` only the last stays. Never throws. */
export async function notify(title: string, tag: string): Promise<void> {
  if (noticeState() !== "granted") return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, { tag, icon: "/icon-192.png" });
  } catch {
    // This browser shows none: the title and the icon of the tab still say it.
  }
}
