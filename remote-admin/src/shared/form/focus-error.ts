import type { FieldErrors } from './field-errors.ts';

/** Event that is dispatched before a field is focused, so that its language tab opens. */
export const revealFieldEvent = 'vitrin:reveal-field';

/** Opens the language tab of a field, scrolls the field into view and focuses it. */
export function focusField(path: string): void {
  const before = document.activeElement;
  document.dispatchEvent(new CustomEvent(revealFieldEvent, { detail: path }));
  setTimeout(() => {
    // The user has focused another field meanwhile: moving the focus would redirect the typed text.
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    const field = document.getElementById(path);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, 60);
}

export function focusFirstError(errors: FieldErrors): void {
  const [first] = Object.keys(errors);
  if (first) focusField(first);
}
