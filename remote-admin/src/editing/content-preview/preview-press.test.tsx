import { render } from '@testing-library/react';
import { reportPresses, useHandledPress, usePreviewPress } from './preview-press.ts';

const opened: string[] = [];
const left = jest.fn();

function Form() {
  usePreviewPress((part) => {
    if (part !== 's1') return false;
    opened.push(part);
    return true;
  });
  return null;
}

function CoveringPreview() {
  useHandledPress(left);
  return null;
}

/** Presses an element of a previewed page. Returns whether the browser follows it. */
function press(selector: string): boolean {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <nav><a href="/">Anasayfa</a></nav>
    <section id="s1"><h2>Adımlar</h2><a href="/iletisim">Yazın</a></section>
    <section id="s2"><a href="/iletisim">Yazın</a></section>`;
  reportPresses(page);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  return page.querySelector(selector)?.dispatchEvent(click) ?? false;
}

beforeEach(() => {
  opened.length = 0;
  left.mockClear();
  render(
    <>
      <Form />
      <CoveringPreview />
    </>,
  );
});

test('a press on a part opens it in the form, and a preview that covers the form goes', () => {
  press('#s1 h2');
  expect(opened).toEqual(['s1']);
  expect(left).toHaveBeenCalledTimes(1);
});

test('a link in a part of the form is not followed, others are', () => {
  expect(press('#s1 a')).toBe(false);
  expect([press('#s2 a'), press('nav a')]).toEqual([true, true]);
  expect(opened).toEqual(['s1']);
  expect(left).toHaveBeenCalledTimes(1);
});
