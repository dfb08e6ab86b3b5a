import { hasTypedInput, hasText } from './typed-fields.ts';

function form(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}

const input = () => document.querySelector('input') as HTMLInputElement;
const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const select = () => document.querySelector('select') as HTMLSelectElement;

test('values that the server rendered are not typed input', () => {
  const served = form(`
    <input type="hidden" value="a"><input value="köprü"><input type="checkbox" checked><input type="radio" name="r">
    <textarea></textarea><select><option>1<option>2</select><select><option>1<option selected>2</select>`);
  expect(hasTypedInput(served)).toBe(false);
});

test.each<[string, string, () => void]>([
  ['a word', '<input>', () => (input().value = 'a')],
  ['deleted text', '<input value="a">', () => (input().value = '')],
  ['a text', '<textarea></textarea>', () => (area().value = 'a')],
  ['a mark', '<input type="checkbox">', () => (input().checked = true)],
  ['a choice', '<select><option>1<option>2</select>', () => (select().selectedIndex = 1)],
])('%s counts as typed input', (_what, html, act) => {
  const parent = form(html);
  act();
  expect(hasTypedInput(parent)).toBe(true);
});

test('a text that the server returned with errors counts as typed input', () => {
  expect(hasTypedInput(form('<textarea>Merhaba</textarea>'))).toBe(true);
});

test('a clone of the document keeps the typed input', () => {
  form('<textarea></textarea>');
  area().value = 'Merhaba';
  const copy = document.body.cloneNode(true) as HTMLElement;
  expect(hasTypedInput(copy)).toBe(true);
});

test('text counts whatever its source; checkboxes and buttons do not count', () => {
  expect(hasText(form('<input type="checkbox" checked><input type="submit" value="Gir"><input type="email">'))).toBe(
    false,
  );
  expect(hasText(form('<input type="email" value="a@b.example">'))).toBe(true);
});
