import { isCovered } from './covered.ts';

/** Simulates the layout of a browser: each text is 300 × 20 px at the top, and `top` is what lies over everything. */
function mockLayout(html: string, top: string | null): Element {
  document.body.innerHTML = `<div id="root"><main><h1>Anasayfa</h1><p>Hoş geldiniz</p></main>${html}</div>`;
  Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 20 }) as DOMRect;
  const hit = top === null ? null : document.querySelector(top);
  Object.assign(document, { elementFromPoint: () => hit });
  return document.getElementById('root') as Element;
}
afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

const cover = (style: string, content = '') => `<div id="cover" style="${style}">${content}</div>`;
const white = 'background-color: rgb(255, 255, 255); opacity: 1';

test('a page below an opaque element without content is covered', () => {
  expect(isCovered(mockLayout(cover(white), '#cover'))).toBe(true);
});

test.each([
  ['below a dialog with text', cover(white, 'Çerezler'), '#cover'],
  ['below a picture', cover(white, '<img alt="">'), '#cover'],
  ['below a transparent layer', cover('background-color: rgba(255, 255, 255, 0.5); opacity: 1'), '#cover'],
  ['below a layer that fades out', cover('background-color: rgb(255, 255, 255); opacity: 0.4'), '#cover'],
  ['whose text is hit itself', cover(white), 'h1'],
  ['whose text is outside the viewport', cover(white), null],
])('a page %s is not', (_what, html, top) => {
  expect(isCovered(mockLayout(html, top))).toBe(false);
});

test('an older browser cannot tell', () => {
  document.body.innerHTML = '<div id="root"><p>Metin</p></div>';
  expect(isCovered(document.body)).toBe(false);
});
