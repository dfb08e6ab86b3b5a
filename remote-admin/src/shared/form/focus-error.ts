import type { FieldErrors } from './field-errors.ts';

/** Told to whoever shows a language, before a field of it is focused. */
export const revealField = 'vitrin:reveal-field';

/** Brings a field to sight, opening its language tab, and gives it the focus. */
export function focusField(path: string): void {
  const before = document.activeElement;
  document.dispatchEvent(new CustomEvent(revealField, { detail: path }));
  setTimeout(() => {
    // Whoever has gone elsewhere meanwhile types there: taking the focus would take the words as well.
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
