/** More are not kept: older notices are over. */
const MAX_KEPT = 50;
const KEY = /^\d+\.\d+$/;

/**
 * Returns what names a version of a notice in the document and in the browser.
 * @param notice - notice of the site
 */
export function announcementKey({ id, version }: { id: number; version: number }): string {
  return `${id}.${version}`;
}

/**
 * Returns the keys of the notices that the visitor has closed, without trusting the storage, to which every script can write.
 * @param stored - value of `storageKeys.closedAnnouncements`; null without one
 */
export function closedKeys(stored: string | null): string[] {
  return (stored ?? '').split(' ').filter((key) => KEY.test(key));
}

/**
 * Returns the value to store when a notice is closed. An earlier version of it is dropped.
 * @param stored - value that is stored
 * @param key - key of the closed notice
 */
export function withClosedKey(stored: string | null, key: string): string {
  const ofNotice = `${key.split('.', 1)[0]}.`;
  const others = closedKeys(stored).filter((each) => !each.startsWith(ofNotice));
  return [...others, key].slice(-MAX_KEPT).join(' ');
}
