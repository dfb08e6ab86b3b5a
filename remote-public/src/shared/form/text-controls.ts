import { honeypotField } from '@vitrin/shared-contracts/submitted-form';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns the text fields of a form, without the honeypot. */
function textControls(form: HTMLFormElement): TextControl[] {
  const controls = form.querySelectorAll<TextControl>('input:is([type=text],[type=email],[type=tel]),textarea');
  return [...controls].filter(({ name }) => name !== honeypotField);
}

export function typedTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(textControls(form).map(({ name, value }) => [name, value]));
}

/** Fills the fields that are still empty; returns true if any was filled. */
export function fillEmpty(form: HTMLFormElement, texts: Readonly<Record<string, string>>): boolean {
  const empty = textControls(form).filter(({ name, value }) => value === '' && texts[name]);
  for (const control of empty) control.value = texts[control.name] ?? '';
  return empty.length > 0;
}

export function clearTexts(form: HTMLFormElement): void {
  for (const control of textControls(form)) control.value = '';
}

/** Returns the element with the error summary of the form. */
export function summaryOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[role=alert]');
}

/** Returns the first field in document order that has an entry in `errors`. */
export function firstInvalidField(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string>>,
): HTMLElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea');
  return [...fields].find(({ name }) => name in errors);
}
