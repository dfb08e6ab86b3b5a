export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Enters what one field contains into another one, without an event. */
export function copyField(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) select(from, to);
  else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) set(to, 'value', from.value);
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) fill(from, to);
}

/** Dispatches the event of a person who has filled the field. */
export function announceChange(field: Field): void {
  if (field instanceof HTMLInputElement && isChoice(field)) {
    // React follows the click, which changes the mark once more.
    set(field, 'checked', !field.checked);
    field.click();
  } else field.dispatchEvent(new Event(isText(field) ? 'input' : 'change', { bubbles: true }));
}

function fill(from: HTMLInputElement, to: HTMLInputElement): void {
  if (isChoice(from)) set(to, 'checked', from.checked);
  else if (from.type === 'file') to.files = from.files;
  else set(to, 'value', from.value);
}

function select(from: HTMLSelectElement, to: HTMLSelectElement): void {
  for (const [index, option] of [...to.options].entries()) option.selected = from.options[index]?.selected ?? false;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function isText(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && field.type !== 'file';
}

/** Sets a property like the browser: React overrides it on each field and would ignore the event that follows. */
function set(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
}
