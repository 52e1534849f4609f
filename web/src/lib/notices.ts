/**
 * Notices of the system, outside of the page. Browsers differ: some have none, on Android a page may
 * not make one itself (`new Notification` throws) and only a service worker can.
 */

/** Whether there is a way to ask for them at all. */
export function noticesExist(): boolean {
  return "Notification" in window;
}

/** Whether the person has allowed them; a permission can be taken back in the browser's settings. */
export function noticesAllowed(): boolean {
  return noticesExist() && Notification.permission === "granted";
}

/** Ask the person, if that has not been done; whether they may be shown. */
export async function allowNotices(): Promise<boolean> {
  if (!noticesExist()) return false;
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false; // the browser does not even ask here
  }
}

/** Show a notice as the browser can; of one `tag` only the last stays. Never throws. */
export async function notify(title: string, tag: string): Promise<void> {
  if (!noticesAllowed()) return;
  const how = { tag, icon: "/icon.svg" };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(title, how);
    const notice = new Notification(title, how);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // This browser shows none: the title and the icon of the tab still say it.
  }
}
