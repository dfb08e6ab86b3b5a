import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRecord, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { articlePages } from './article.pages.tsx';

const path = '/admin/pages/blog/update';
const address = `${path}?id=7&ceviri=article.7.en&ceviri-tur=article`;
const call = '/api/admin/translations/article/7/en';
const source = 'a'.repeat(64);
const change = {
  path: 'translations.tr.title',
  label: 'Başlık (tr)',
  kind: 'text',
  before: 'Yapılar',
  after: 'Çelik yapılar',
};
const detail = (state: string, extra: object = {}) => ({
  title: 'Çelik yapılar',
  state,
  missing: '',
  source,
  changes: state === 'outdated' ? [change] : [],
  ...extra,
});
const routes = singleScreenRoutes(path, articlePages.UpdatePage);

/** An article with texts in both languages. */
function translatedArticle(id: number) {
  const { translations, ...article } = articleRecord(3);
  const { tr } = translations;
  return { ...article, id, translations: { tr, en: { ...tr, title: 'Structures', seo_name: 'structures' } } };
}

function answer(found: object | null, next: object | null = null): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(translatedArticle(7)),
    '/api/admin/blog/8': () => succeeded(translatedArticle(8)),
    [call]: () => (found ? succeeded(found) : rejected(500)),
    '/api/admin/translations/article/8/en': () => succeeded(detail('missing')),
    '/api/admin/translations/next': () => succeeded({ next }),
  });
}

const bar = async () => within(await screen.findByRole('region', { name: 'English çevirisi' }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded(detail('current')));
});

test('the language of the address is open, with the text of the source beside each field', async () => {
  answer(detail('missing', { missing: 'Özet' }));
  openPanel(routes, address);
  expect(await screen.findByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true');
  const field = (await screen.findByText('Türkçe: Başlık')).closest('details');
  expect(field).toHaveTextContent('Çelik yapılar');
  expect(
    within(field as HTMLElement)
      .getByText('Çelik yapılar')
      .closest('[lang]'),
  ).toHaveAttribute('lang', 'tr');
  expect((await bar()).getByRole('status')).toHaveTextContent('EnglishEksikBoş alan: Özet');
  expect((await bar()).queryByRole('button', { name: 'Çeviri güncel' })).toBeNull();
  expect((await bar()).getByRole('link')).toHaveAttribute('href', '/admin/translations?tur=article');
});

test('a form that was opened as usual shows no source and asks for no state', async () => {
  answer(detail('missing'));
  openPanel(routes, `${path}?id=7`);
  await userEvent.click(await screen.findByRole('tab', { name: /English/ }));
  expect(screen.queryByText('Türkçe: Başlık')).toBeNull();
  expect(http.getJson).not.toHaveBeenCalledWith(call);
});

test('what has changed in the source is shown, and the translation is confirmed without a change', async () => {
  answer(detail('outdated'));
  openPanel(routes, address);
  expect(await screen.findByText('Çeviriden sonra kaynakta değişenler')).toBeVisible();
  const confirm = (await bar()).getByRole('button', { name: 'Çeviri güncel' });
  answer(detail('current'));
  await userEvent.click(confirm);
  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, { form_data: { source } });
  await waitFor(async () => expect((await bar()).getByRole('status')).toHaveTextContent('EnglishTam'));
  expect(screen.queryByText('Çeviriden sonra kaynakta değişenler')).toBeNull();
});

test('a difference that the history has not kept is explained', async () => {
  answer(detail('outdated', { changes: null }));
  openPanel(routes, address);
  expect(await screen.findByText(/geçmişte kalmamış/)).toBeVisible();
});

test('publishing asks for the state again', async () => {
  answer(detail('outdated'));
  openPanel(routes, address);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Başlık' }), ' and steel');
  answer(detail('current'));
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  await waitFor(async () => expect((await bar()).getByRole('status')).toHaveTextContent('EnglishTam'));
});

test('the next one opens without losing unsaved input', async () => {
  answer(detail('outdated'), { title: 'Beton', screen: `${path}?id=8&ceviri=article.8.en` });
  const { router } = openPanel(routes, address);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Başlık' }), '!');
  await userEvent.click((await bar()).getByRole('button', { name: 'Sıradaki eksik' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Kaydetmeden ayrılıyorsunuz.')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Burada kal', hidden: true }));
  expect(router.state.location.search).toContain('id=7');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await bar()).getByRole('button', { name: 'Sıradaki eksik' }));
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'Sayfadan ayrıl', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toContain('id=8'));
  expect(router.state.location.search).toContain('ceviri-tur=article');
  await waitFor(async () => expect((await bar()).getByRole('status')).toHaveFocus());
  expect(http.getJson).toHaveBeenCalledWith('/api/admin/translations/next', {
    lang: 'en',
    entity: 'article',
    after_entity: 'article',
    after_record: 7,
  });
});

test('at the end a message says whether the open one is still missing; a failure can be retried', async () => {
  answer(null);
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Çevirinin durumu alınamadı.')).toBeVisible();
  answer(detail('missing'));
  await userEvent.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  await waitFor(async () => expect((await bar()).getByRole('status')).toHaveTextContent('Eksik'));
  await userEvent.click((await bar()).getByRole('button', { name: 'Sıradaki eksik' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Bu dilde seçtiğiniz süzgeçlere uyan başka eksik çeviri yok.'),
  );
});
