import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { ContentGroup } from '@vitrin/shared-contracts/page-contents';
import { languages, textDocument } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { AboutContentPage } from './about-content.page.tsx';
import { CatalogueTextsPage } from './catalogue-texts.page.tsx';
import { HomeContentPage } from './home-content.page.tsx';
import { SharingPicturePage } from './sharing-picture.page.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const picture = { id: 5, path: '/media/a', widths: [480], width: 480, height: 320, alt: '', focus: { x: 50, y: 50 } };
const numbers = [
  { value: '39', label: 'yıl' },
  { value: '86', label: 'bina' },
];

const stored: Record<Exclude<ContentGroup, 'breadcrumbs'>, Record<string, object>> = {
  home: { tr: { hero_title: 'Merhaba', hero_picture: picture, numbers } },
  corporate: { tr: { title: 'Biz', document: textDocument, story: '<p>…</p>', timeline: [{ year: '1987' }] } },
  media: { tr: { sharing_picture: picture } },
  catalogue: { tr: { empty_text: 'Yine de sorun.' } },
};

function answer(version = 3): void {
  const groups = Object.entries(stored).map(([group, translations]) => [
    `/api/admin/contents/${group}`,
    () => succeeded({ group, version, translations }),
  ]);
  stubReads({ '/api/admin/languages/info': () => succeeded(languages), ...Object.fromEntries(groups) });
}

function open(Page: ComponentType, address: string) {
  return openPanel(singleScreenRoutes(address.split('?')[0] ?? '', Page), address);
}

async function save(): Promise<void> {
  answer(4);
  await userEvent.click(await screen.findByRole('button', { name: submitButton }));
}

function sent(): { version: number; translations: Record<string, object> } {
  const [, , fields] = http.sendForm.mock.calls[0] ?? [];
  return fields?.['form_data'] as ReturnType<typeof sent>;
}

const row = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
  answer();
});

describe('home page content', () => {
  const address = '/admin/pages/home/contents';

  test('is saved with its version, with pictures as ids and rows in order', async () => {
    open(HomeContentPage, address);

    await userEvent.type(await screen.findByRole('textbox', { name: 'Karşılama metni' }), 'Hoş geldiniz.');
    await save();

    await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
    expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['PUT', '/api/admin/contents/home']);
    expect(sent()).toMatchObject({
      version: 3,
      translations: {
        tr: { hero_title: 'Merhaba', hero_text: 'Hoş geldiniz.', hero_picture: 5, introduction_picture: null, numbers },
        en: { hero_title: '', hero_picture: null, numbers: [] },
      },
    });
    expect(await screen.findByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
  });

  test('allows rows to be added, moved by button and removed', async () => {
    open(HomeContentPage, address);

    await userEvent.click(await screen.findByRole('button', { name: '86 bina: yukarı al' }));
    await userEvent.click(screen.getByRole('button', { name: '39 yıl: çıkar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yeni sayı' }));
    await userEvent.type(row('2. sayı').getByRole('textbox', { name: 'Sayı' }), '312');
    await userEvent.type(row('312').getByRole('textbox', { name: 'Sayının açıklaması' }), 'türbin');
    await save();

    await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
    expect(sent().translations['tr']).toMatchObject({
      numbers: [
        { value: '86', label: 'bina' },
        { value: '312', label: 'türbin' },
      ],
    });
  });

  test('allows a row to be moved by keyboard alone and its handle to be focused', async () => {
    open(HomeContentPage, address);
    const down = await screen.findByRole('button', { name: '39 yıl: aşağı al' });
    expect(screen.getByLabelText('39 yıl: taşı')).toHaveAttribute('tabindex', '0');

    down.focus();
    await userEvent.keyboard('{Enter}');
    await save();

    await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
    expect(sent().translations['tr']).toMatchObject({ numbers: numbers.toReversed() });
  });

  test('shows an error for a row without a number and sends nothing', async () => {
    open(HomeContentPage, address);

    await userEvent.click(await screen.findByRole('button', { name: 'Yeni sayı' }));
    await save();

    await waitFor(() =>
      expect(row('3. sayı').getByRole('textbox', { name: 'Sayı' })).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/),
    );
    expect(http.sendForm).not.toHaveBeenCalled();
  });

  test('shows the fallback text in another language', async () => {
    open(HomeContentPage, address);

    await userEvent.click(await screen.findByRole('tab', { name: /English/ }));

    expect(screen.getByRole('textbox', { name: 'Karşılama cümlesi' })).toHaveAttribute('placeholder', 'Merhaba');
    expect(screen.getByText('Boş bıraktığınız yerlerde Türkçe içerik görünür.')).toBeVisible();
  });

  test('keeps the typed values after a failure and names the picture that was rejected', async () => {
    const errors = { 'translations.tr.hero_picture': 'Listeden bir değer seçin.' };
    http.sendForm.mockResolvedValueOnce(rejected(422, { errors }));
    open(HomeContentPage, address);
    const title = await screen.findByRole('textbox', { name: 'Karşılama cümlesi' });

    await userEvent.type(title, ' dünya');
    await userEvent.click(screen.getByRole('button', { name: submitButton }));

    expect(await screen.findByRole('button', { name: 'Karşılama görseli (tr)' })).toBeVisible();
    expect(title).toHaveValue('Merhaba dünya');
  });

  test('loads on retry after a failure', async () => {
    stubReads({ '/api/admin/contents/home': unreachable });
    open(HomeContentPage, address);
    expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();

    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

    expect(await screen.findByRole('textbox', { name: 'Karşılama cümlesi' })).toHaveValue('Merhaba');
  });
});

test('saving the biography keeps its document and rows', async () => {
  open(AboutContentPage, '/admin/pages/about');

  await userEvent.click(await screen.findByRole('button', { name: 'Yeni görev' }));
  await userEvent.type(row('1. görev').getByRole('textbox', { name: 'Yıllar' }), '1975');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[1]).toBe('/api/admin/contents/corporate');
  expect(sent().translations['tr']).toEqual({
    title: 'Biz',
    summary: '',
    portrait: null,
    document: textDocument,
    timeline: [{ year: '1987', title: '', text: '' }],
    roles: [{ years: '1975', title: '', place: '' }],
  });
});

test('the sharing picture can be removed', async () => {
  open(SharingPicturePage, '/admin/page-meta/sharing');

  await userEvent.click(await screen.findByRole('button', { name: 'Kaldır, Paylaşım görseli' }));
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[1]).toBe('/api/admin/contents/media');
  expect(sent().translations['tr']).toEqual({ sharing_picture: null });
});

test('the texts around the catalogue are saved in each language', async () => {
  open(CatalogueTextsPage, '/admin/pages/home/catalogue');

  await userEvent.click(await screen.findByRole('tab', { name: /English/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Ürünün altında' }), 'Tell us more.');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(sent().translations).toEqual({
    tr: { empty_text: 'Yine de sorun.', inquiry_text: '' },
    en: { empty_text: '', inquiry_text: 'Tell us more.' },
  });
});
