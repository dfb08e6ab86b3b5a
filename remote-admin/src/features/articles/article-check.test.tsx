import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { BrokenLink } from '@vitrin/shared-contracts/links';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { emptyTexts } from '../../testing/empty-texts.ts';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRecord, languages } from '../../testing/fixtures.ts';
import { mediaItem, mediaRecord } from '../../testing/media-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { articlePages } from './article.pages.tsx';

const address = '/admin/pages/blog/update?id=7';
const routes = singleScreenRoutes('/admin/pages/blog/update', articlePages.UpdatePage);
const linkCheck = '/api/admin/links/article/check';
const broken: BrokenLink = {
  address: '/makale/yok',
  field: 'Metin (tr)',
  path: 'translations.tr.document',
  reason: 'missing',
};

const heading = { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Deney' }] };
const image = (alt: string) => ({ type: 'image', attrs: { src: '/media/a-960.jpg', srcset: null, alt } });
const goodTexts = emptyTexts(articleDefinition, {
  title: 'Çelik köprülerde yorulma',
  seo_name: 'celik',
  summary: 'Çelik köprülerde yorulma çatlakları nerede başlar, nasıl bulunur ve nasıl önlenir?',
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Çelik esner.' }] }] },
});

interface Served {
  texts?: object;
  record?: Partial<ArticleRecord>;
  /** One language by default. */
  languageCount?: number;
}

function serve({ texts = {}, record = {}, languageCount = 1 }: Served): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages.slice(0, languageCount)),
    '/api/admin/blog/7': () =>
      succeeded({ ...articleRecord(), translations: { tr: { ...goodTexts, ...texts } }, ...record }),
    '/api/admin/media/4': () => succeeded(mediaRecord(4, { alts: {}, alt: '' })),
  });
}

/** Sets the responses to the check of the links, and to all other writes. */
function answerWrites(links: () => ReturnType<typeof succeeded>): void {
  http.sendForm.mockImplementation(async (_method, path) => (path === linkCheck ? links() : succeeded({})));
}
const writes = (method: string) => http.sendForm.mock.calls.filter(([used]) => used === method);

const checkButton = (name: string) => screen.findByRole('button', { name }, { timeout: 4_000 });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Denetle' }, { timeout: 4_000 }));
async function openDrawer(button: string, role: RoleGroup = 'admin') {
  openPanel(routes, address, role);
  await userEvent.click(await checkButton(button));
  return drawer();
}

afterEach(() => Swal.close());
beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answerWrites(() => succeeded([]));
});

test('the button says how much was found and follows what is typed, without a request', async () => {
  serve({});
  openPanel(routes, address);
  const title = await screen.findByRole('textbox', { name: 'Başlık' });
  expect(await checkButton('Denetle')).toBeVisible();
  await userEvent.clear(title);
  await userEvent.type(title, 'Köprü');
  expect(await checkButton('Denetle, 1 bulgu')).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a page without findings says so, and shows its search result', async () => {
  serve({});
  const shown = await openDrawer('Denetle');
  expect(await shown.findByText('Her şey yolunda.')).toBeVisible();
  const preview = within(shown.getByRole('group', { name: 'Arama sonucu önizlemesi' }));
  expect(preview.getByText(goodTexts.title)).toBeVisible();
  expect(preview.getByText('/makale/celik')).toBeVisible();
});

test('findings are listed by language, and lead to the field in its language tab', async () => {
  serve({ texts: { document: { type: 'doc', content: [heading] } }, languageCount: 2 });
  const shown = await openDrawer('Denetle, 2 bulgu');
  expect(await shown.findByText('2 uyarı. Hiçbiri yayınlamayı engellemez.')).toBeVisible();
  const turkish = within(shown.getByRole('list', { name: 'Türkçe bulguları' }));
  expect(turkish.getByText(/“Deney” bir başlık düzeyi atlıyor/)).toBeVisible();
  const english = within(shown.getByRole('list', { name: 'English bulguları' }));
  await userEvent.click(english.getByRole('button', { name: 'Göster' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'translations.en.title'));
});

test('an alternative text written here becomes part of the document, and can be undone in the editor', async () => {
  serve({ texts: { document: { type: 'doc', content: [image('Köprü'), image('')] } } });
  const shown = await openDrawer('Denetle, 1 bulgu');
  const text = shown.getByRole('textbox', { name: 'Alternatif metin' });
  await userEvent.type(text, '  Çatlak bir kaynak ');
  await userEvent.click(shown.getByRole('button', { name: 'Uygula' }));

  await waitFor(() => expect(shown.queryByRole('textbox')).toBeNull(), { timeout: 4_000 });
  expect(await shown.findByText('Her şey yolunda.')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const editor = await screen.findByRole('textbox', { name: 'Metin' });
  expect(within(editor).getByRole('img', { name: 'Çatlak bir kaynak' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Taslağı kaydet' }));
  await waitFor(() => expect(JSON.stringify(http.sendForm.mock.calls)).toContain('Çatlak bir kaynak'));
  await userEvent.click(screen.getByRole('button', { name: 'Geri al (Ctrl+Z)' }));
  await waitFor(() => expect(within(editor).queryByRole('img', { name: 'Çatlak bir kaynak' })).toBeNull());
});

test('an alternative text in a language whose editor was not opened changes the form', async () => {
  const en = {
    ...goodTexts,
    title: 'Fatigue of steel bridges',
    summary: 'Where fatigue cracks of steel bridges begin, how they are found, and how they are avoided.',
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Steel' }] }, image('')] },
  };
  serve({ languageCount: 2, record: { translations: { tr: goodTexts, en } } });
  const shown = await openDrawer('Denetle, 1 bulgu');
  await userEvent.type(shown.getByRole('textbox', { name: 'Alternatif metin' }), 'A crack');
  await userEvent.click(shown.getByRole('button', { name: 'Uygula' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Güncelle' }));
  await waitFor(() => expect(writes('PUT')).toHaveLength(1));
  expect(writes('PUT')[0]?.[2]).toMatchObject({
    form_data: { translations: { en: { document: { content: [{}, { attrs: { alt: 'A crack' } }] } } } },
  });
});

test('the alternative text of the cover is saved with its picture, and both places know it', async () => {
  serve({ record: { cover: mediaItem(4) } });
  const shown = await openDrawer('Denetle, 1 bulgu');
  await userEvent.click(shown.getByRole('button', { name: 'Alternatif metni yaz' }));
  await userEvent.type(await shown.findByRole('textbox', { name: 'Türkçe' }), 'Asma köprü');
  await userEvent.click(shown.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() => expect(shown.queryByRole('list', { name: 'Görseller bulguları' })).toBeNull(), {
    timeout: 4_000,
  });
  expect(writes('PUT')).toEqual([
    ['PUT', '/api/admin/media/4', { version: 3, alts: { tr: 'Asma köprü' }, folder: '' }],
  ]);
  expect(screen.getByText(/Alternatif metin: Asma köprü/)).toBeInTheDocument();
  expect(screen.getByText('Kaydedilmemiş değişiklik yok.')).toBeInTheDocument();
});

describe('the links', () => {
  test('of the form as it is now are checked when the drawer opens, and again on request', async () => {
    serve({});
    answerWrites(() => succeeded([broken]));
    const shown = await openDrawer('Denetle');
    const list = within(await shown.findByRole('list', { name: 'Bozuk bağlantılar' }));
    expect(list.getByText('/makale/yok')).toBeVisible();
    expect(list.getByText(/Bu adreste sayfa yok/)).toBeVisible();
    expect(await shown.findByText('1 bozuk bağlantı. Hiçbiri yayınlamayı engellemez.')).toBeVisible();
    const [[, , fields] = ['', '', {}]] = http.sendForm.mock.calls;
    expect(fields).toMatchObject({ record: 7, values: { translations: { tr: { title: goodTexts.title } } } });

    answerWrites(() => succeeded([]));
    await userEvent.click(shown.getByRole('button', { name: 'Yeniden denetle' }));
    expect(await shown.findByText('Sitedeki bütün bağlantılar çalışıyor.')).toBeVisible();
    expect(shown.getByText('Her şey yolunda.')).toBeVisible();
  });

  test('that could not be checked are not called good, and the check can be retried', async () => {
    serve({});
    answerWrites(() => rejected(500));
    const shown = await openDrawer('Denetle');
    expect(await shown.findByText('Bağlantılar denetlenemedi.')).toBeVisible();
    expect(shown.queryByText('Her şey yolunda.')).toBeNull();
    answerWrites(() => succeeded([]));
    await userEvent.click(shown.getByRole('button', { name: 'Tekrar dene' }));
    expect(await shown.findByText('Her şey yolunda.')).toBeVisible();
  });
});

describe('publishing', () => {
  const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Güncelle' }));

  test('with warnings is not blocked; the message says how many there are', async () => {
    serve({ texts: { summary: '', document: { type: 'doc', content: [heading] } } });
    openPanel(routes, address);
    await publish();
    expect(await screen.findByText('Denetleyicide 2 uyarı var.')).toBeInTheDocument();
    expect(writes('PUT')).toHaveLength(1);
  });

  test('with advice only says nothing more', async () => {
    serve({ texts: { title: 'Köprü' } });
    openPanel(routes, address);
    await publish();
    expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
    expect(screen.queryByText(/Denetleyicide/)).toBeNull();
  });
});
