import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vitrin/shared-contracts/paths';
import { languageStore } from '@vitrin/shared-contracts/state';
import { visitInLanguages } from './testing/visit-in-languages.tsx';

/** Requests that a language change repeats (product §4). */
const LANGUAGE_CHANGE_REQUESTS = [
  'en /api/pages/contact-information',
  'en /api/pages/contracts',
  'en /api/pages/page-meta',
  'en /api/pages/categories',
  'en /api/pages/content corporate',
];

const header = () => within(screen.getAllByRole('banner')[0] ?? document.body);

async function choose(name: string): Promise<void> {
  const [link] = header().getAllByRole('link', { name });
  await userEvent.click(link ?? document.body);
}

async function chooseEnglish(): Promise<void> {
  await choose('English');
  await waitFor(() => expect(languageStore.get().abbr).toBe('en'));
  await header().findAllByRole('link', { name: 'Biography' });
}

afterEach(() => {
  document.cookie = '_lang=; path=/; max-age=0';
});

test('setting the current language again requests nothing', async () => {
  const { calls } = await visitInLanguages('/biyografi');
  act(() => languageStore.set({ ...languageStore.get() }));
  expect(calls).toEqual([]);
});

test('a language change requests the language, the five documented calls and nothing that these responses already contain', async () => {
  const { calls } = await visitInLanguages('/biyografi');
  await chooseEnglish();
  expect(calls).toEqual([
    'en /api/pages/change-language/en',
    ...LANGUAGE_CHANGE_REQUESTS,
    'en /api/pages/content breadcrumbs',
  ]);
});

test('each later change requests the same, but not the page headers of a language that was loaded before', async () => {
  const { calls } = await visitInLanguages('/biyografi');
  await chooseEnglish();
  calls.length = 0;
  await choose('Türkçe');
  await header().findAllByRole('link', { name: 'Biyografi' });
  expect(calls).toEqual([
    'tr /api/pages/change-language/tr',
    ...LANGUAGE_CHANGE_REQUESTS.map((call) => call.replace('en', 'tr')),
  ]);
});

test('the list of languages and the social links are not reloaded', async () => {
  await visitInLanguages('/biyografi');
  await chooseEnglish();
  expect(header().getAllByRole('link', { name: 'Türkçe' })[0]).toHaveAttribute('href', api.changeLanguage('tr'));
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toBeInTheDocument();
});

test('an article is loaded in the new language, and its address replaces the old one', async () => {
  const { calls, router } = await visitInLanguages('/makale/makale-1');
  const entries = window.history.length;
  await chooseEnglish();
  expect(await screen.findByRole('heading', { level: 1, name: 'Article 1' })).toBeVisible();
  expect(window.location.pathname).toBe('/makale/article-1');
  expect(window.history.length).toBe(entries);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(calls.slice(1 + LANGUAGE_CHANGE_REQUESTS.length).toSorted()).toEqual([
    'en /api/pages/blog/article-1',
    'en /api/pages/blog/makale-1',
    'en /api/pages/content breadcrumbs',
  ]);
});

test('the change is announced politely, in the new language', async () => {
  await visitInLanguages('/biyografi');
  await chooseEnglish();
  expect(await screen.findByText('Language changed: English')).toHaveAttribute('aria-live', 'polite');
});

test('texts outside the React root change too', async () => {
  const notice = document.createElement('p');
  notice.dataset.text = 'navbar.biography';
  Object.assign(notice, { lang: 'tr' });
  notice.dataset.texts = '';
  document.body.append(notice);
  await visitInLanguages('/biyografi');
  await chooseEnglish();
  await waitFor(() => expect(notice).toHaveTextContent('Biography'));
  expect(notice).not.toHaveAttribute('lang');
  notice.remove();
});

test.each([
  ['the language request', api.changeLanguage('en'), 0, 'Hata! İşlem Başarısız! Sistem Hatası!'],
  ['one of the five site requests', api.pageMeta, 0, 'Hata! İşlem Başarısız! Sistem Hatası!'],
  ['the request of the page data', api.article('article-1'), 0, 'Hata! İşlem Başarısız! Sistem Hatası!'],
  ['the request of a language that is no longer offered', api.changeLanguage('en'), 404, 'Başarısız! İşlem Başarısız!'],
])('the page stays unchanged when %s fails', async (_what, path, status, text) => {
  const { fail } = await visitInLanguages('/makale/makale-1');
  fail(path, status);
  await choose('English');
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(languageStore.get().abbr).toBe('tr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Makale 1');
  expect(window.location.pathname).toBe('/makale/makale-1');
  expect(document.cookie).toContain('_lang=tr');
});

test('a click that opens a new tab is handled by the browser', async () => {
  const { calls } = await visitInLanguages('/biyografi');
  const [link] = header().getAllByRole('link', { name: 'English' });
  link?.addEventListener('click', (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link ?? document.body);
  expect(calls).toEqual([]);
});
