import { becomesPainted, isPainted } from './painted.ts';

/** Simulates the layout of a browser; jsdom has none. */
function mockLayout(html: string, hidden: string | null, box: Partial<DOMRect> = {}): void {
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
])('%s counts as visible', (_what, html) => {
  mockLayout(html, null);
  expect(isPainted()).toBe(true);
});

test.each<[string, string, string | null, Partial<DOMRect>]>([
  ['an empty root', '', null, {}],
  ['boxes without content', '<div><div> </div></div>', null, {}],
  ['content hidden by styles', '<h1>Anasayfa</h1><p>Metin</p>', 'h1, p', {}],
  ['content without a size', '<h1>Anasayfa</h1>', null, { width: 0, height: 0 }],
  ['content outside the viewport', '<h1>Anasayfa</h1>', null, { right: -9_000 }],
])('%s does not count as visible', (_what, html, hidden, box) => {
  mockLayout(html, hidden, box);
  expect(isPainted()).toBe(false);
});

test('content that replaces an empty placeholder a moment later is waited for, content that stays hidden is not', async () => {
  jest.useFakeTimers();
  mockLayout('<div role="status"><span></span></div>', '.hidden');
  const later = becomesPainted();
  await jest.advanceTimersByTimeAsync(500);
  mockLayout('<h1>Anasayfa</h1>', '.hidden');
  await jest.advanceTimersByTimeAsync(100);
  expect(await later).toBe(true);

  mockLayout('<h1 class="hidden">Anasayfa</h1>', '.hidden');
  const never = becomesPainted();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await never).toBe(false);
  jest.useRealTimers();
});

test('content counts as visible in a browser without checkVisibility', () => {
  mockLayout('<h1>Anasayfa</h1>', 'h1');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  expect(isPainted()).toBe(true);
});
