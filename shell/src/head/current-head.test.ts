import { applyHead } from './apply-head.ts';
import { headOf, statusOf } from './current-head.ts';

const context = { url: '/', language: 'tr', companyName: 'Vitrin', loaderData: { page: { title: 'Köprüler' } } };
const root = { route: { id: 'root', handle: { head: () => ({ title: 'Kök', description: '', canonical: '/' }) } } };

test('the head comes from the deepest route that has one, with the data of that route', () => {
  const head = (data: unknown) => ({ title: (data as { title: string }).title, description: 'x', canonical: '/k' });
  const matches = [root, { route: { id: 'page', handle: { head } } }, { route: { id: 'leaf' } }];
  expect(headOf(matches, context)?.title).toBe('Köprüler');
  expect(headOf([{ route: { id: 'leaf' } }], context)).toBeNull();
});

test('the status comes from the deepest route that has one, otherwise it is 200', () => {
  expect(statusOf([root, { route: { id: 'missing', handle: { status: 404 } } }])).toBe(404);
  expect(statusOf([root])).toBe(200);
});

test('navigation updates title, description and canonical address', () => {
  document.head.innerHTML =
    '<meta name="description" content=""><meta property="og:title" content=""><link rel="canonical" href="https://site.example/">';
  applyHead({ title: 'Makaleler', description: 'Son yazılar', canonical: '/makaleler' });
  expect(document.title).toBe('Makaleler');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Son yazılar');
  expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Makaleler');
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe('https://site.example/makaleler');
});

test('a page without a description has no description element, and the next page has its own again', () => {
  document.head.innerHTML = '<meta name="description" content="Kısa">';
  applyHead({ title: 'Boş', description: '', canonical: '/a' });
  expect(document.querySelector('meta[name=description]')).toBeNull();
  applyHead({ title: 'Dolu', description: 'Uzun', canonical: '/b' });
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Uzun');
});

test('alternates and canonical address are added, changed and removed with the page', () => {
  document.head.innerHTML = `<link rel="canonical" href="https://site.example/404"><link rel="alternate" type="application/rss+xml" href="/rss.xml">`;
  const alternates = { tr: '/makale/kopru', en: '/makale/bridge?lang=en' };
  const links = (selector: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ hreflang, href }) => [hreflang, href]);

  applyHead({ title: 'Bridge', description: '', canonical: '/makale/bridge?lang=en', alternates });
  expect(links('link[rel=canonical]')).toEqual([['', 'https://site.example/makale/bridge?lang=en']]);
  expect(links('link[hreflang]')).toEqual([
    ['tr', 'https://site.example/makale/kopru'],
    ['en', 'https://site.example/makale/bridge?lang=en'],
  ]);

  applyHead({ title: 'Yok', description: '', canonical: null });
  expect(links('link[rel=canonical], link[hreflang]')).toEqual([]);
  expect(links('link[type="application/rss+xml"]')).toHaveLength(1);
});
