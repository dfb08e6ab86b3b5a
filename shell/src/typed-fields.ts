type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Kinds of input that nobody types in. */
const WORDLESS = new Set(['submit', 'reset', 'button', 'image', 'hidden', 'checkbox', 'radio']);

/** Whether a form field holds something else than what was served: a load of the page would lose it. */
export function holdsTyped(parent: ParentNode): boolean {
  return fieldsOf(parent).some(isTyped);
}

/** Whether a field holds any words at all, whoever put them there. */
export function holdsWords(parent: ParentNode): boolean {
  return fieldsOf(parent).some((field) => isWritten(field) && field.value !== '');
}

function fieldsOf(parent: ParentNode): Field[] {
  return [...parent.querySelectorAll<Field>('input, textarea, select')];
}

/**
 * Checks whether a field was changed. A text area contains text only if a user typed it: text that the server returned
 * with errors counts too.
 */
function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosen([...field.options]);
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  return isWritten(field) ? field.value !== field.defaultValue : field.checked !== field.defaultChecked;
}

function isWritten(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && !WORDLESS.has(field.type);
}

/** Checks whether another option than the initial one is selected; by default the first one is initial. */
function isChosen(options: readonly HTMLOptionElement[]): boolean {
  const served = options.find((option) => option.defaultSelected) ?? options[0];
  return served !== undefined && !served.selected;
}
