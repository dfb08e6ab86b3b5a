import { vitrinGlobal } from '../globals.ts';
import type { Start } from './start-shell.ts';

const PATIENCE_MS = 3_000;

/** A form marked `data-held` that is sent before the shell is ready waits for it, so that an early Enter is not lost. */
export function holdForms(start: Start): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (vitrinGlobal().ready || form.dataset.held === undefined) return;
    event.preventDefault();
    start();
    const timer = setTimeout(() => form.submit(), PATIENCE_MS);
    document.addEventListener(
      'vitrin:ready',
      () => {
        clearTimeout(timer);
        setTimeout(() => form.requestSubmit());
      },
      { once: true },
    );
  });
}
