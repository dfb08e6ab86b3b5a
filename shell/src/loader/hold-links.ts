import { readyEvent } from '@vitrin/shared-contracts/rendering';
import { vitrinGlobal } from '../globals.ts';
import type { Start } from './start-shell.ts';

/** Milliseconds that a pressed picture waits for the shell before the browser opens its file. */
const SHELL_TIMEOUT_MS = 2_000;

/** Delays a link marked `data-held`, which a script opens on the page, until the shell is ready; the first press counts too. */
export function holdLinks(start: Start): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-held]');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || vitrinGlobal().ready || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    start();
    const timer = setTimeout(() => location.assign(link.href), SHELL_TIMEOUT_MS);
    document.addEventListener(
      readyEvent,
      () => {
        clearTimeout(timer);
        setTimeout(() => link.click());
      },
      { once: true },
    );
  });
}
