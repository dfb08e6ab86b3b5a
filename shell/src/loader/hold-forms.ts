import { readyEvent } from '@vitrin/shared-contracts/rendering';
import { vitrinGlobal } from '../globals.ts';
import { reportUnready } from './report-unready.ts';
import type { Start } from './start-shell.ts';

const SHELL_TIMEOUT_MS = 3_000;

/**
 * Delays a form marked `data-held` that is submitted before the shell is ready, so that an early Enter is not lost.
 * Native validation is off from the start: its messages are in the browser's language, not in the page's.
 */
export function holdForms(start: Start): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) form.noValidate = true;
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (vitrinGlobal().ready || form.dataset.held === undefined) return;
    event.preventDefault();
    start();
    const timer = setTimeout(() => {
      reportUnready();
      form.submit();
    }, SHELL_TIMEOUT_MS);
    document.addEventListener(
      readyEvent,
      () => {
        clearTimeout(timer);
        setTimeout(() => form.requestSubmit());
      },
      { once: true },
    );
  });
}
