import { hideClosed } from './hide-closed.ts';

/** jsdom constructs no style sheets; the rules are what the browser gets. */
class Sheet {
  readonly rules: string[] = [];
  insertRule(rule: string) {
    this.rules.push(rule);
  }
}

const onDocument = jest.spyOn(document, 'addEventListener');

function open(): Sheet {
  for (const [type, listener] of onDocument.mock.calls) document.removeEventListener(type, listener as EventListener);
  onDocument.mockClear();
  const sheet = new Sheet();
  Object.assign(globalThis, { CSSStyleSheet: jest.fn(() => sheet) });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.documentElement.removeAttribute('data-announcements');
  document.body.innerHTML = `<div data-announcement="3.1"><a href="#x">Bağlantı</a><button><svg></svg></button></div>
    <button id="other"></button><main tabindex="-1"></main>`;
  hideClosed();
  return sheet;
}

const button = () => document.querySelector<SVGElement>('[data-announcement] svg');
const rule = (key: string) => `[data-announcement="${key}"]{display:none!important}`;

beforeEach(() => localStorage.clear());

test('closed notices are hidden before the document has them, and buttons are shown', () => {
  localStorage.setItem('closed_announcements', '3.1 9.4 "];*{');
  expect(open().rules).toEqual([rule('3.1'), rule('9.4')]);
  expect(document.documentElement).toHaveAttribute('data-announcements');
});

test('a press on its button closes a notice and moves the focus to the content', () => {
  const sheet = open();
  document.getElementById('other')?.click();
  document.querySelector('a')?.click();
  expect(sheet.rules).toEqual([]);
  button()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(sheet.rules).toEqual([rule('3.1')]);
  expect(localStorage.getItem('closed_announcements')).toBe('3.1');
  expect(document.querySelector('main')).toHaveFocus();
});

test('with blocked storage a notice is closed until the page is left', () => {
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const sheet = open();
  button()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(sheet.rules).toEqual([rule('3.1')]);
  blocked.mockRestore();
});
