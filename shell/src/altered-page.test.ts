import { isAltered, isErrorOfTranslation } from './altered-page.ts';

afterEach(() => {
  document.documentElement.className = '';
  document.body.replaceChildren();
});

test.each([
  ['a translation', '<p><font><font>Hello</font></font></p>'],
  ['a translation of Edge', '<p _msttexthash="1">Hello</p>'],
  ['an icon of a password manager', '<label>E-posta<com-1password-button></com-1password-button></label>'],
  ['a mark of a password manager', '<input data-lastpass-icon-root="1">'],
])('%s alters a page', (_what, html) => {
  document.body.innerHTML = html;
  expect(isAltered(document.body)).toBe(true);
});

test('the markup of the site is not altered', () => {
  document.body.innerHTML = '<main data-alive=""><svg aria-hidden="true"></svg><input data-1="a"></main>';
  expect(isAltered(document.body)).toBe(false);
});

test('only errors of the DOM on a translated page are errors of the translation', () => {
  const moved = new DOMException('The node is not a child', 'NotFoundError');
  expect(isErrorOfTranslation(moved)).toBe(false);
  document.documentElement.className = 'translated-ltr';
  expect([moved, new TypeError('x'), new DOMException('x', 'AbortError')].map(isErrorOfTranslation)).toEqual([
    true,
    false,
    false,
  ]);
});
