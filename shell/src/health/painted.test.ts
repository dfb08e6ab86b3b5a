import { isPainted } from './painted.ts';

/** As a browser with layout would tell: jsdom has none. */
function lay(html: string, hidden: string | null, box: Partial<DOMRect> = {}): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return hidden === null || !this.matches(hidden);
    },
    getBoundingClientRect: () => ({ width: 300, height: 20, right: 400, bottom: 50, ...box }),
  });
}

test.each([
  ['a heading', '<h1>Anasayfa</h1>'],
  ['text without any element of its own', '<div><div>Merhaba</div></div>'],
  ['a picture', '<div><img alt=""></div>'],
])('%s is seen', (_what, html) => {
  lay(html, null);
  expect(isPainted()).toBe(true);
});

test.each<[string, string, string | null, Partial<DOMRect>]>([
  ['an empty root', '', null, {}],
  ['boxes without content', '<div><div> </div></div>', null, {}],
  ['content that styles hide', '<h1>Anasayfa</h1><p>Metin</p>', 'h1, p', {}],
  ['content without room', '<h1>Anasayfa</h1>', null, { width: 0, height: 0 }],
  ['content beside the page', '<h1>Anasayfa</h1>', null, { right: -9_000 }],
])('%s is nothing', (_what, html, hidden, box) => {
  lay(html, hidden, box);
  expect(isPainted()).toBe(false);
});

test('a browser that cannot tell sees it', () => {
  lay('<h1>Anasayfa</h1>', 'h1');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  expect(isPainted()).toBe(true);
});
