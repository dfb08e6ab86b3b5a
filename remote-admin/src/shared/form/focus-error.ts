import type { FieldErrors } from './field-errors.ts';

/** Told to whoever shows a language, before a field of it is focused. */
export const revealField = 'vitrin:reveal-field';

/** Brings a field to sight, opening its language tab, and gives it the focus. */
export function focusField(path: string): void {
  document.dispatchEvent(new CustomEvent(revealField, { detail: path }));
  setTimeout(() => {
    const field = document.getElementById(path);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, 60);
}

export function focusFirstError(errors: FieldErrors): void {
  const [first] = Object.keys(errors);
  if (first) focusField(first);
}
