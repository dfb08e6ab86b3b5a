import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Announcement } from '@vitrin/shared-contracts/announcements';
import { api } from '@vitrin/shared-contracts/paths';
import { ApiFailure, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { contextOf, fakeSite } from './testing/fake-site.ts';
import { serve } from './testing/serve.tsx';
import { visit, visitWith } from './testing/visit.tsx';

const notice = (id: number, title: string, change: Partial<Announcement> = {}): Announcement => ({
  id,
  version: 1,
  shape: 'bar',
  tone: 'info',
  title,
  text: '',
  link_url: null,
  link_label: null,
  paths: null,
  ...change,
});
const holiday = notice(3, 'Bayramda kapalıyız', { text: 'Nöbetçi mühendis ulaşılabilir.', link_url: '/iletisim' });
const withNotices = (...announcements: Announcement[]) => ({ announcements: { announcements, languages: ['tr'] } });
const region = () => screen.queryByRole('region', { name: 'Duyuru' });
const isShown = (title: string) => within(document.body).queryAllByText(title).length > 0;

beforeEach(() => localStorage.clear());

test('without notices the page has no region for them', async () => {
  await visit('/');
  expect(region()).toBeNull();
});

test('a bar stands before the header, with its text and a link', async () => {
  await visit('/', withNotices(holiday));
  const bar = within(region() as HTMLElement);
  expect(bar.getByText('Nöbetçi mühendis ulaşılabilir.')).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Ayrıntılı bilgi' })).toHaveAttribute('href', '/iletisim');
  const order = region()?.compareDocumentPosition(screen.getByRole('banner')) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a closed notice stays closed in this browser, until it changes', async () => {
  await visit('/', withNotices(holiday));
  await userEvent.click(screen.getByRole('button', { name: 'Duyuruyu kapat' }));
  expect(region()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem('closed_announcements')).toBe('3.1');
  document.body.replaceChildren();
  await visit('/', withNotices(holiday));
  await waitFor(() => expect(region()).toBeNull());
  document.body.replaceChildren();
  await visit('/', withNotices({ ...holiday, version: 2 }));
  expect(region()).toBeInTheDocument();
});

test('two bars and one card are shown at the same time; the next one follows a closed one', async () => {
  const bars = ['Bir', 'İki', 'Üç'].map((title, index) => notice(index + 1, title));
  const cards = ['Kart bir', 'Kart iki'].map((title, index) => notice(index + 11, title, { shape: 'card' }));
  await visit('/', withNotices(...bars, ...cards));
  expect(['Bir', 'İki', 'Üç', 'Kart bir', 'Kart iki'].filter(isShown)).toEqual(['Bir', 'İki', 'Kart bir']);
  const [first] = screen.getAllByRole('button', { name: 'Duyuruyu kapat' });
  await userEvent.click(first as HTMLElement);
  expect(['Bir', 'İki', 'Üç'].filter(isShown)).toEqual(['İki', 'Üç']);
});

test('a notice of some pages is shown on these, and is announced when a navigation brings it', async () => {
  const router = await visit('/', withNotices(notice(5, 'Yeni adresimiz', { paths: ['/iletisim'] }), holiday));
  expect(isShown('Yeni adresimiz')).toBe(false);
  const news = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  expect(news().join('')).toBe('');
  await act(() => router.navigate('/iletisim'));
  expect(isShown('Yeni adresimiz')).toBe(true);
  expect(news()).toContain('Duyuru: Yeni adresimiz');
  await act(() => router.navigate('/biyografi'));
  expect(isShown('Yeni adresimiz')).toBe(false);
});

test('without a script a notice is a closed details, with its title as summary', async () => {
  const { html = '' } = await serve('/', withNotices(holiday, notice(4, 'Kısa duyuru')));
  expect(html).toContain('data-part="announcements"');
  expect(html).toContain(
    '<noscript><details><summary>Bayramda kapalıyız</summary><p class="text">Nöbetçi mühendis ulaşılabilir.</p>',
  );
  expect(html).toContain('<noscript><p>Kısa duyuru</p></noscript>');
  expect(html).toContain(' data-announcement="3.1"');
});

test('a server that has no such read shows none', async () => {
  const context = contextOf(fakeSite());
  const read: RemoteContext['read'] = (path, params) =>
    path === api.announcements ? Promise.reject(new ApiFailure(404, path)) : context.read(path, params);
  await visitWith('/', { ...context, read });
  expect(region()).toBeNull();
});
