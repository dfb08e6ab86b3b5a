import type { Field } from './copy-field.ts';

/** Input types without text. */
const NON_TEXT_TYPES = new Set(['submit', 'reset', 'button', 'image', 'hidden', 'checkbox', 'radio']);

/** Checks whether a form field differs from what the server rendered: a page load would lose the change. */
export function hasTypedInput(parent: ParentNode): boolean {
  return fieldsOf(parent).some(isTyped);
}

/** Checks whether a field contains any text, whatever its source. */
export function hasText(parent: ParentNode): boolean {
  return fieldsOf(parent).some((field) => isTextField(field) && field.value !== '');
}

function fieldsOf(parent: ParentNode): Field[] {
  return [...parent.querySelectorAll<Field>('input, textarea, select')];
}

/**
 * Checks whether a field was changed. A text area contains text only if a user typed it: text that the server returned
 * with errors counts too.
 */
export function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosen([...field.options]);
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  return isTextField(field) ? field.value !== field.defaultValue : field.checked !== field.defaultChecked;
}

function isTextField(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && !NON_TEXT_TYPES.has(field.type);
}

/** Checks whether another option than the initial one is selected; by default the first one is initial. */
function isChosen(options: readonly HTMLOptionElement[]): boolean {
  const served = options.find((option) => option.defaultSelected) ?? options[0];
  return served !== undefined && !served.selected;
}
