import { picture } from './testing/pictures.ts';
import { project } from './testing/projects.ts';
import { serve } from './testing/serve.tsx';

async function cardsOf(path: string, change: Parameters<typeof serve>[1]) {
  const { html = '' } = await serve(path, change);
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('article')];
}
const drawingOf = (card: Element | undefined) => card?.querySelector('svg[viewBox="0 0 240 160"]')?.outerHTML;

const projects = [project(1, { cover: null }), project(2, { cover: null }), project(3, { cover: picture(3, 'Köprü') })];

it('records without a picture have drawn covers in lists, each its own, and a picture always wins', async () => {
  const drawings = (await cardsOf('/projeler', { projects })).map(drawingOf);
  expect(drawings.filter(Boolean)).toHaveLength(2);
  expect(new Set(drawings).size).toBe(3);
});

it.each(['construction', 'food', 'law'])('covers of the trade %s use its motifs', async (trade) => {
  const drawings = async (of?: string) => (await cardsOf('/projeler', { projects, trade: of })).map(drawingOf);
  const drawn = await drawings(trade);
  expect(drawn.filter(Boolean)).toHaveLength(2);
  expect(drawn).not.toEqual(await drawings());
});

it('a cover is decoration in colours of the branding: no text, no style attribute, hidden from screen readers', async () => {
  const drawing = (await cardsOf('/projeler', { projects })).map(drawingOf).find(Boolean) ?? '';
  const svg = new DOMParser().parseFromString(drawing, 'text/html').querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.textContent).toBe('');
  expect(drawing).not.toMatch(/ style=|#[\da-f]{3,6}\b/);
});

it('the page of a record has the cover of its card', async () => {
  const card = drawingOf((await cardsOf('/projeler', { projects })).find((each) => drawingOf(each)));
  const { html = '' } = await serve('/proje/proje-1', { projects });
  const pathOf = (markup = '') => /<path[^>]* d="[^"]+"/.exec(markup)?.[0];
  const page = /<svg[^>]*viewBox="0 0 240 160"[^]*?<\/svg>/.exec(html)?.[0];
  expect(pathOf(page)).toBe(pathOf(card));
});
