import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPublic } from '@vitrin/shared-contracts/http';
import type { SearchHit, SearchSuggestions } from '@vitrin/shared-contracts/search';
import { visit } from './testing/visit.tsx';

jest.mock('@vitrin/shared-contracts/http', () => ({ readPublic: jest.fn() }));
const read = jest.mocked(readPublic);

const plain = (text: string) => [{ text, isMatch: false }];
const hit = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'makale',
  path: `/makale/${title.toLowerCase()}`,
  lang: 'tr',
  title: plain(title),
  excerpt: [],
  ...more,
});
const kinds = [
  { kind: 'makale', count: 12 },
  { kind: 'sozlesme', count: 3 },
];

beforeEach(() => read.mockReset());

test('without a search the page is a form, which works without a script', async () => {
  await visit('/ara');
  expect(screen.getByRole('heading', { level: 1, name: 'Sitede arama' })).toBeVisible();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/ara');
  expect(screen.getByRole('combobox', { name: 'Sitede ara' })).toHaveAttribute('name', 'q');
  expect(screen.queryByText(/sonuç/)).toBeNull();
});

test('results show their kind, title and text with the words marked, as text', async () => {
  const excerpt = [...plain('… <b>asma</b> '), { text: 'köprüler', isMatch: true }];
  await visit('/ara?q=köprü', { found: { results: { hits: [hit('Köprü', { excerpt })], kinds }, total: 15 } });
  expect(screen.getByText('“köprü” için 15 sonuç bulundu.')).toBeVisible();
  const found = within(screen.getByRole('article'));
  expect(found.getByText('Makaleler')).toBeVisible();
  expect(found.getByRole('link', { name: 'Köprü' })).toHaveAttribute('href', '/makale/köprü');
  expect(found.getByText('köprüler').tagName).toBe('MARK');
  expect(screen.getByRole('article')).toHaveTextContent('… <b>asma</b> köprüler');
});

test('kinds are links with their numbers, and pages keep the kind', async () => {
  await visit('/ara?q=köprü&tur=makale', { found: { results: { hits: [hit('Köprü')], kinds }, total: 12 } });
  const filter = within(screen.getByRole('navigation', { name: 'Sonuç türleri' }));
  expect(filter.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tümü 15', '/ara?q=k%C3%B6pr%C3%BC'],
    ['Makaleler 12', '/ara?q=k%C3%B6pr%C3%BC&tur=makale'],
    ['Sözleşmeler 3', '/ara?q=k%C3%B6pr%C3%BC&tur=sozlesme'],
  ]);
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('Makaleler');
  expect(screen.getByRole('link', { name: 'Sonraki sayfa' })).toHaveAttribute(
    'href',
    '/ara?q=k%C3%B6pr%C3%BC&tur=makale&sayfa=2',
  );
});

test.each([
  ['kpörü', { corrected: 'köprü' }, /“kpörü” için sonuç bulunamadı\. “köprü” için 1 sonuç bulundu/],
  ['köprü', { has_more: true }, /“köprü” için ilk 1 sonuç gösteriliyor/],
  ['köprü zürafa', { is_partial: true }, /hepsini içeren bir sayfa yok/],
])('the search %s with %j says what is shown', async (search, more, note) => {
  await visit(`/ara?q=${search}`, { found: { results: { hits: [hit('Köprü')], ...more }, total: 1 } });
  expect(screen.getByText(note)).toBeVisible();
});

test('nothing found offers near words and the most read pages', async () => {
  const popular = [{ title: 'Hizmetler', path: '/hizmetler' }];
  await visit('/ara?q=zürafa', { found: { results: { near: ['zirve'], popular }, total: 0 } });
  expect(screen.getByText('“zürafa” için sonuç bulunamadı.')).toBeVisible();
  const near = screen.getByRole('navigation', { name: 'Bunu mu demek istediniz?' });
  expect(within(near).getByRole('link', { name: 'zirve' })).toHaveAttribute('href', '/ara?q=zirve');
  const read = screen.getByRole('navigation', { name: 'En çok okunan sayfalar' });
  expect(within(read).getByRole('link', { name: 'Hizmetler' })).toHaveAttribute('href', '/hizmetler');
});

describe('suggestions', () => {
  const suggestions: SearchSuggestions = {
    pages: [{ title: 'Köprü bakımı', path: '/makale/kopru-bakimi', kind: 'makale' }],
    words: ['köprüler'],
  };
  beforeEach(() => read.mockResolvedValue({ data: suggestions }));
  const field = () => screen.getByRole('combobox', { name: 'Sitede ara' });
  const typed = async () => {
    await visit('/ara');
    await userEvent.type(field(), 'köp');
    await screen.findByRole('listbox', { name: 'Öneriler' });
  };

  test('come while typing, are announced, and the arrow keys choose one', async () => {
    await typed();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2 öneri var.')).toBeInTheDocument();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Köprü bakımıMakaleler',
      'köprüler',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('köprüler');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(decodeURIComponent(window.location.search)).toBe('?q=köprüler'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('a page opens at a press; Escape keeps what was typed', async () => {
    await typed();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('köp');
    await userEvent.type(field(), 'r');
    await userEvent.click(await screen.findByRole('option', { name: /Köprü bakımı/ }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/ara'));
  });

  test('none come when they cannot be read, and the search still works', async () => {
    read.mockRejectedValue(new Error('unreachable'));
    await visit('/ara');
    await userEvent.type(field(), 'köprü{Enter}');
    await waitFor(() => expect(decodeURIComponent(window.location.search)).toBe('?q=köprü'));
    await waitFor(() => expect(screen.getByText('“köprü” için sonuç bulunamadı.')).toHaveFocus());
  });
});

test('the search is reachable from the header of each page', async () => {
  await visit('/iletisim');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Sitede ara' })).toHaveAttribute('href', '/ara');
});
