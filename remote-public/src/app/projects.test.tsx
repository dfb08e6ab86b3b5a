import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from './testing/dialogs.ts';
import { project } from './testing/projects.ts';
import { serve } from './testing/serve.tsx';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { visit } from './testing/visit.tsx';

beforeAll(mockDialogs);

const address = () => window.location.pathname + window.location.search;
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const redirectOf = async (path: string, change: Parameters<typeof serve>[1] = {}) => {
  const { response } = await serve(path, change);
  return [response?.status, response?.headers.get('Location')];
};

test('the list shows twelve projects a page, each with its place and year', async () => {
  await visit('/projeler');
  expect(screen.getByRole('heading', { level: 1, name: 'Projeler' })).toBeVisible();
  expect(titles()).toHaveLength(12);
  const [card] = screen.getAllByRole('article');
  expect(card).toHaveTextContent('Merkez, İzmir');
  expect(card).toHaveTextContent('2021');
  const pages = screen.getByRole('navigation', { name: 'Proje sayfaları' });
  await userEvent.click(within(pages).getByRole('link', { name: 'Sonraki sayfa' }));
  await waitFor(() => expect(titles()).toEqual(['Proje 13', 'Proje 14']));
  expect(address()).toBe('/projeler?sayfa=2');
});

test('the filters are in the address, in one order, and say how many projects match', async () => {
  await visit('/projeler');
  await userEvent.selectOptions(screen.getByLabelText('İl'), 'Ankara (7)');
  await userEvent.selectOptions(screen.getByLabelText('Yıl'), '2022 (3)');
  await userEvent.click(screen.getByRole('button', { name: 'Göster' }));
  await waitFor(() => expect(address()).toBe('/projeler?yil=2022&il=ankara'));
  await waitFor(() => expect(screen.getByText('2 proje bulundu.')).toHaveFocus());
  expect(screen.getByLabelText('İl')).toHaveValue('ankara');
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Projeler' })).getByRole('link', { name: 'Tüm projeler' }),
  );
  await waitFor(() => expect(address()).toBe('/projeler'));
});

test('without script the filters are a form that sends them to the list', async () => {
  const { html } = await serve('/projeler?yil=2022');
  const form = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/projeler');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['hizmet', ''],
    ['yil', '2022'],
    ['il', ''],
  ]);
});

test('a list without matches says so in words', async () => {
  const projects = [project(1, { year: 2020, province: 'izmir' }), project(2, { year: 2021, province: 'van' })];
  await visit('/projeler?yil=2020&il=van', { projects });
  expect(screen.getByRole('status')).toHaveTextContent('Seçtiklerinizin hepsine uyan bir proje yok.');
  expect(screen.queryByRole('article')).toBeNull();
});

test.each([
  ['/projeler?il=ankara&yil=2022', '/projeler?yil=2022&il=ankara'],
  ['/projeler?il=atlantis', '/projeler'],
  ['/projeler?yil=1071&sayfa=1', '/projeler'],
  ['/projeler?hizmet=retrofit', '/projeler?hizmet=guclendirme'],
  ['/projeler?sayfa=0', '/projeler'],
])('%s redirects to the address with the same projects: %s', async (asked, location) => {
  expect(await redirectOf(asked)).toEqual([302, location]);
});

test('there is no list without projects, and no page beyond the last one', async () => {
  expect(await redirectOf('/projeler', { projects: [] })).toEqual([302, '/404']);
  expect(await redirectOf('/projeler?sayfa=3')).toEqual([302, '/404']);
});

test('provinces with projects lead to them on the map, and in a list of words', async () => {
  await visit('/projeler?yil=2022');
  const map = screen.getByRole('group', { name: 'Haritada projelerimiz' });
  const links = within(map).getAllByRole('link');
  expect(new Set(links.map((link) => link.getAttribute('aria-label')))).toEqual(
    new Set(['Ankara: 7 proje', 'İzmir: 7 proje']),
  );
  expect(within(map).getByRole('link', { name: 'Ankara: 7 proje' })).toHaveAttribute(
    'href',
    '/projeler?yil=2022&il=ankara',
  );
  const words = screen.getByText('İllerin listesi').closest('details');
  expect(within(words as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(2);
});

test('a project shows its facts, figures, services, comparison and gallery', async () => {
  const related = [project(3)];
  await visit('/proje/proje-1', { projects: [project(1, { related }), project(3)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Proje 1' })).toBeVisible();
  expect(screen.getByText('Merkez, İzmir', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('Örnek Yapı A.Ş.')).toBeVisible();
  expect(screen.getByText('12.500 m²')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Güçlendirme' })).toHaveAttribute('href', '/hizmetler/guclendirme');
  expect(screen.getByText('42 m')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Öncesi ile sonrasını karşılaştırın' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Şantiye' })).toHaveAttribute('href', expect.stringMatching(/^\/media\//));
  expect(within(screen.getByRole('navigation', { name: 'Benzer projeler' })).getByText('Proje 3')).toBeVisible();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
});

test('a confidential client is named as such', async () => {
  await visit('/proje/proje-1', { projects: [project(1, { client: '', client_confidential: 1 })] });
  expect(screen.getByText('Gizli müşteri')).toBeVisible();
});

test('a project with a title and a text alone shows neither empty facts nor empty parts', async () => {
  const bare = project(1, {
    summary: '',
    cover: null,
    year: null,
    province: null,
    place: '',
    area: null,
    client: '',
    services: [],
    figures: [],
    before: null,
    after: null,
    gallery: [],
  });
  await visit('/proje/proje-1', { projects: [bare] });
  expect(screen.getByText('Taşıyıcı sistem yenilendi.')).toBeVisible();
  expect(document.querySelector('main aside, main dl, main figure')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    expect.not.arrayContaining(['Görseller', 'Öncesi ve sonrası', 'Benzer projeler']),
  );
});

test('list and page have canonical addresses, alternates and complete structured data', async () => {
  const projects = [project(1, { alternates: { tr: 'proje-1', en: 'project-1' } })];
  const languages = [
    { abbr: 'tr', lang: 'Türkçe' },
    { abbr: 'en', lang: 'English' },
  ];
  const list = (await serve('/projeler', { projects, languages })).head;
  expect(list).toMatchObject({
    title: 'Projeler | Firma A.Ş.',
    canonical: '/projeler',
    alternates: { tr: '/projeler', en: '/en/projeler' },
  });
  const { head } = await serve('/proje/proje-1', { projects, languages });
  expect(head).toMatchObject({
    title: 'Proje 1 | Firma A.Ş.',
    canonical: '/proje/proje-1',
    alternates: { tr: '/proje/proje-1', en: '/en/proje/project-1' },
    picture: expect.stringContaining('/media/'),
  });
  expect(head?.structured?.map((item) => (item as { '@type': string })['@type'])).toEqual([
    'CreativeWork',
    'BreadcrumbList',
  ]);
  for (const item of [...(list?.structured ?? []), ...(head?.structured ?? [])])
    expect(structuredDataErrors(item)).toEqual([]);
});

test('a filtered list is in no index and names its filters', async () => {
  const { head } = await serve('/projeler?hizmet=guclendirme&yil=2022&il=izmir');
  expect(head).toMatchObject({
    title: 'Projeler – Güçlendirme – İzmir – 2022 | Firma A.Ş.',
    canonical: null,
    noindex: true,
  });
});
