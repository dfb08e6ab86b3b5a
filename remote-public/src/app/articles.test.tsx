import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article, fakeSite } from './testing/fake-site.ts';
import { visit } from './testing/visit.tsx';

test('the article list shows nine articles per page and links to the next page', async () => {
  await visit('/makaleler');
  expect(screen.getAllByRole('article')).toHaveLength(9);
  const pages = screen.getByRole('navigation', { name: 'Makale sayfaları' });
  expect(within(pages).getByRole('link', { name: 'Sayfa 1 / 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(pages).getByRole('link', { name: 'Sonraki sayfa' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(window.location.search).toBe('?sayfa=2');
});

test('the article list keeps the search terms, shows the number of matches and links to all articles', async () => {
  await visit('/makaleler?ara=Makale+11');
  expect(screen.getByRole('searchbox', { name: 'Makalelerde ara' })).toHaveValue('Makale 11');
  expect(screen.getByRole('status')).toHaveTextContent('“Makale 11” için 1 makale bulundu.');
  expect(screen.getByRole('link', { name: 'Tüm makaleleri göster' })).toHaveAttribute('href', '/makaleler');
});

test('the list of a search shows the found part of an article with its words marked, as text', async () => {
  const excerpt = [
    { text: '… kaybı ve ', isMatch: false },
    { text: 'ısı', isMatch: true },
    { text: ' <b>pompası</b>', isMatch: false },
  ];
  await visit('/makaleler?ara=Makale+11', { articles: [{ ...article(11), excerpt }] });
  expect(screen.getByText('ısı').tagName).toBe('MARK');
  expect(screen.getByRole('article')).toHaveTextContent('… kaybı ve ısı <b>pompası</b>');
  expect(screen.queryByText('Özet 11')).toBeNull();
});

test('a search in the list moves the focus to the number of matches, without a document load', async () => {
  await visit('/makaleler');
  const field = screen.getByRole('searchbox', { name: 'Makalelerde ara' });
  await userEvent.type(field, 'Makale 11{Enter}');
  await waitFor(() => expect(screen.getByText(/“Makale 11” için 1 makale bulundu/)).toHaveFocus());
  expect(decodeURIComponent(window.location.search)).toBe('?ara=Makale+11');
});

test('the article list shows a message when no article matches the search', async () => {
  await visit('/makaleler?ara=yok');
  expect(screen.getByRole('status')).toHaveTextContent('“yok” için makale bulunamadı.');
});

test('an article page shows the date, the reading time, breadcrumbs and a link to the previous article', async () => {
  await visit('/makale/makale-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Makale 1' })).toBeVisible();
  expect(screen.getByText('6 Mart 2026')).toHaveAttribute('datetime', '2026-03-05T22:30:00.000Z');
  expect(screen.getByText('4 dk okuma')).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Sayfa yolu' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /Önceki yazı/ })).toHaveAttribute('href', '/makale/makale-2');
  expect(screen.queryByRole('navigation', { name: 'İçindekiler' })).not.toBeInTheDocument();
});

test('a long article has a table of contents that links to its headings', async () => {
  const content = ['Giriş', 'Ölçüm', 'Ölçüm', 'Sonuç & öneri']
    .map((text) => `<h2>${text.replace('&', '&amp;')}</h2>`)
    .join('');
  await visit('/makale/makale-1', { articles: [{ ...article(1), content }] });
  const links = within(screen.getByRole('navigation', { name: 'İçindekiler' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#giris', '#olcum', '#olcum-2', '#sonuc-oneri']);
  for (const { hash } of links as HTMLAnchorElement[])
    expect(document.querySelector(`.prose ${hash}`)).toBeInTheDocument();
});

test('the share button opens the native share sheet when the browser has one', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  await visit('/makale/makale-1?lang=tr');
  await userEvent.click(screen.getByRole('button', { name: 'Paylaş' }));
  expect(share).toHaveBeenCalledWith({ title: 'Makale 1', url: `${location.origin}/makale/makale-1` });
  Reflect.deleteProperty(navigator, 'share');
});

test('the share button copies the address and confirms it when there is no native share sheet', async () => {
  const user = userEvent.setup();
  await visit('/makale/makale-1');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  expect(await screen.findByText('Bağlantı kopyalandı.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/makale/makale-1`);
});

test('the share button shows a message when the address cannot be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await visit('/makale/makale-1');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  expect(await screen.findByText('Bağlantı kopyalanamadı; adres çubuğundan alabilirsiniz.')).toBeVisible();
});

test('the print button prints the article', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await visit('/makale/makale-1');
  await userEvent.click(screen.getByRole('button', { name: 'Yazdır' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  ['some', 'en', 'Bu sayfanın bazı bölümleri henüz seçtiğiniz dilde hazır değil; bu bölümler Türkçe gösteriliyor.'],
  ['all', 'tr', 'Bu içerik henüz seçtiğiniz dilde hazır değil; Türkçe gösteriliyor.'],
])(
  'the article list shows one language notice when %s of the articles are in another language',
  async (_some, first, notice) => {
    const languages = [...fakeSite().languages, { abbr: 'en', lang: 'English' }];
    const articles = [{ ...article(1), lang: first }, article(2), article(3)];
    await visit('/makaleler', { language: 'en', languages, articles });
    expect(screen.getByText(notice)).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByText(/Türkçe/)).toHaveLength(1);
    expect(screen.getAllByRole('article').at(-1)).toHaveAttribute('lang', 'tr');
  },
);

test('an article in another language has a lang attribute and a language notice', async () => {
  const languages = [...fakeSite().languages, { abbr: 'en', lang: 'English' }];
  await visit('/makale/makale-1', { language: 'en', languages });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'tr');
  expect(screen.getByText(/Türkçe gösteriliyor/)).toBeVisible();
});
