import type { FieldErrors } from './field-errors.ts';

/** Event that is dispatched before a field is focused, so that its language tab opens. */
export const revealFieldEvent = 'vitrin:reveal-field';

/** Milliseconds until the tab has been rendered. */
const WAIT_MS = 60;
/** Attempts to find the field: the editor of a text is loaded with its tab. */
const ATTEMPTS = 40;

/** Opens the language tab of a field, scrolls the field into view and focuses it. */
export function focusField(path: string): void {
  const before = document.activeElement;
  document.dispatchEvent(new CustomEvent(revealFieldEvent, { detail: path }));
  focusWhenRendered(path, before, ATTEMPTS);
}

function focusWhenRendered(path: string, before: Element | null, attempts: number): void {
  setTimeout(() => {
    // The user has focused another field meanwhile: moving the focus would redirect the typed text.
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    const field = document.getElementById(path);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
    if (!field && attempts > 1) focusWhenRendered(path, before, attempts - 1);
  }, WAIT_MS);
}

export function focusFirstError(errors: FieldErrors): void {
  const [first] = Object.keys(errors);
  if (first) focusField(first);
}
