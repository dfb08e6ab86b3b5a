import { serve } from './testing/serve.tsx';
import { sitePage } from './testing/site-page.ts';
import { structuredDataErrors } from './testing/structured-data-rules.ts';

test('a moved page redirects (301) to its present address', async () => {
  const { response } = await serve('/eski', { sitePages: { '/eski': sitePage() } });
  expect([response?.status, response?.headers.get('Location')]).toEqual([301, sitePage().path]);
});

test('the address of a page in another language redirects (302) to the one in the language shown', async () => {
  const asked = '/services/structures/retrofit';
  const { response } = await serve(asked, { sitePages: { [asked]: sitePage() } });
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, sitePage().path]);
});

test('a page without a text in the language shown redirects (302) to the default language, as a new document', async () => {
  const { path } = sitePage();
  const { response } = await serve(path, { language: 'en' });
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, `/tr${path}`]);
  expect(response?.headers.get('X-Remix-Reload-Document')).toBe('true');
});

test('a page that staff have made has metadata, its addresses by language, and breadcrumbs of the pages on the site', async () => {
  const { path } = sitePage();
  const { head } = await serve(path);
  expect(head).toMatchObject({
    title: 'Güçlendirme | Firma A.Ş.',
    description: 'Mevcut yapıların deprem güvenliği.',
    canonical: path,
    alternates: { tr: path, en: '/en/services/structures/retrofit' },
    picture: '/media/200-og-50-50.jpg',
  });
  const [breadcrumbs] = head?.structured ?? [];
  expect(breadcrumbs).toMatchObject({ itemListElement: [{ item: '/' }, { item: '/hizmetler' }, { item: path }] });
  expect(structuredDataErrors(breadcrumbs ?? {})).toEqual([]);
});

test('a page without a summary is described by the text that it begins with', async () => {
  const page = sitePage({ summary: '' });
  const { head } = await serve(page.path, { sitePages: { [page.path]: page } });
  const [first] = page.sections.map(({ values }) => values['text']).filter(Boolean) as string[];
  expect(first).toBeTruthy();
  expect(head?.description).toBe(first?.split('\n')[0]);
});

test('a page without a cover is shared with the picture of its hero', async () => {
  const page = sitePage({ cover: null });
  const { head } = await serve(page.path, { sitePages: { [page.path]: page } });
  expect(head?.picture).toBe('/media/201-og-50-50.jpg');
});

test('a page names the chunks of its sections and the videos that it may play, as the server reads them', async () => {
  const { html = '' } = await serve(sitePage().path);
  expect(html).toContain(' data-part="section-before-after"');
  expect(html).toContain('<p class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
});
