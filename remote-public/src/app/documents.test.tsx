import { cleanup, screen, within } from '@testing-library/react';
import { mockDialogs } from './testing/dialogs.ts';
import { siteDocument } from './testing/documents.ts';
import { pageSection, sitePage } from './testing/site-page.ts';
import { picture } from './testing/pictures.ts';
import { serve } from './testing/serve.tsx';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { visit } from './testing/visit.tsx';

beforeAll(mockDialogs);

test('the list shows each document with type, size, language and day, and its file is downloaded under its name', async () => {
  await visit('/dokumanlar', { documents: [siteDocument(1, { file_language: 'en' })] });
  expect(screen.getByRole('heading', { level: 1, name: 'Dokümanlar' })).toBeVisible();
  const item = within(screen.getByRole('region', { name: 'Kataloglar' })).getByRole('listitem');
  expect(item).toHaveAttribute('id', 'dokuman-1');
  for (const text of ['PDF, 24 kB', 'English', '5 Mart 2026']) expect(item).toHaveTextContent(text);
  expect(within(item).getByText('English')).toHaveAttribute('lang', 'en');
  const link = within(item).getByRole('link', { name: 'Katalog 1' });
  expect(link).toHaveAttribute('href', `/media/files/${'1'.repeat(32)}.pdf`);
  expect(link).toHaveAttribute('download', 'katalog-1.pdf');
});

test('groups stand in their order, and documents without one come last', async () => {
  const documents = [
    siteDocument(1, { category: null }),
    siteDocument(2, { category: 'form' }),
    siteDocument(3, { category: 'catalogue' }),
    siteDocument(4, { category: 'form' }),
  ];
  await visit('/dokumanlar', { documents });
  const shown = ['Kataloglar', 'Formlar', 'Diğer dokümanlar'];
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.filter((name) => shown.includes(name))).toEqual(shown);
  expect(within(screen.getByRole('region', { name: 'Formlar' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a cover is the chosen picture, otherwise a drawn sheet; neither is read aloud', async () => {
  await visit('/dokumanlar', { documents: [siteDocument(1, { cover: picture(5, 'kapak') }), siteDocument(2)] });
  expect(screen.queryByRole('img', { name: 'kapak' })).toBeNull();
  const [chosen, drawn] = screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('dokuman-'));
  expect(chosen?.querySelector('img')).toHaveAttribute('alt', '');
  expect(drawn?.querySelector('img')).toBeNull();
  expect(drawn).toHaveTextContent('PDF');
});

test('the page does not exist without a document', async () => {
  const { response } = await serve('/dokumanlar', { documents: [] });
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/404']);
});

test('the page is described for search engines in the languages of its documents', async () => {
  const documents = [siteDocument(1), siteDocument(2, { lang: 'en' })];
  const { head } = await serve('/dokumanlar', { documents });
  expect(head?.alternates).toEqual({ tr: '/dokumanlar', en: '/en/dokumanlar' });
  const collection = (head?.structured ?? []).find((item) => 'hasPart' in item) ?? {};
  expect(structuredDataErrors(collection)).toEqual([]);
  expect(collection).toMatchObject({
    hasPart: [{ name: 'Katalog 1', url: '/dokumanlar#dokuman-1', encoding: { encodingFormat: 'application/pdf' } }, {}],
  });
});

test('a section shows all documents, those of a group, or the chosen ones in their order with a link to all', async () => {
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const documents = [siteDocument(1), siteDocument(2, { category: 'form' }), siteDocument(3)];
  const { path } = sitePage();
  const open = (values: object) =>
    visit(path, {
      sitePages: {
        [path]: sitePage({ sections: [pageSection('documents', { ...values })], records: { documents } }),
      },
    });
  await open({});
  expect(titles()).toEqual(['Katalog 1', 'Katalog 2', 'Katalog 3']);
  expect(screen.queryByRole('link', { name: 'Tüm dokümanlar' })).toBeNull();
  cleanup();
  await open({ category: 'form' });
  expect(titles()).toEqual(['Katalog 2']);
  expect(screen.getByRole('link', { name: 'Tüm dokümanlar' })).toHaveAttribute('href', '/dokumanlar');
  cleanup();
  await open({ category: 'form', documents: [3, 99, 1] });
  expect(titles()).toEqual(['Katalog 3', 'Katalog 1']);
  cleanup();
  await open({ category: 'report' });
  expect(document.getElementById('bolum-documents')).toBeNull();
});
