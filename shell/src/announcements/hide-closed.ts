import { closedKeys, withClosedKey } from '@vitrin/shared-contracts/closed-announcements';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/**
 * Hides the notices that the visitor has closed, before the document has them, and closes others by their buttons, also
 * before the page is hydrated. The remote does the same for what it renders later.
 */
export function hideClosed(): void {
  // The policy of the site permits no style elements; a sheet that a script constructs is none.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const hide = (key: string) => sheet.insertRule(`[data-announcement="${key}"]{display:none!important}`);
  for (const key of closedKeys(read())) hide(key);
  document.addEventListener('click', ({ target }) => {
    const notice = (target as Element).closest?.('button')?.closest<HTMLElement>('[data-announcement]');
    const key = notice?.dataset['announcement'];
    if (key === undefined) return;
    write(withClosedKey(read(), key));
    hide(key);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
  document.documentElement.dataset['announcements'] = '';
}

function read(): string | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the guarded storage is larger than the rest of the script
    return localStorage.getItem(storageKeys.closedAnnouncements);
  } catch {
    return null;
  }
}

function write(keys: string): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the guarded storage is larger than the rest of the script
    localStorage.setItem(storageKeys.closedAnnouncements, keys);
  } catch {
    // The notice is closed until the page is left.
  }
}
