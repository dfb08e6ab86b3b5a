import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { http, rejected } from '../../testing/fake-server.ts';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openNewPage, openPage, press, savedBody, sectionNames } from './testing/page-form.tsx';

const hero: StoredSection = { id: 'h1', kind: 'hero', v: 1, values: { layout: 'right' } };
const questions: StoredSection = {
  id: 'q1',
  kind: 'questions',
  v: 1,
  values: {},
  items: [
    { id: 'i1', values: {} },
    { id: 'i2', values: {} },
  ],
};
const foreign: StoredSection = { id: 'z9', kind: 'hologram', v: 7, values: { depth: 3 }, items: [] };
const texts = {
  tr: {
    h1: { title: 'Güçlendirme' },
    q1: { title: 'Sorular', items: { i1: { question: 'Ne kadar sürer?' }, i2: { question: 'Kaç lira?' } } },
    z9: { caption: 'Uçan köprü' },
  },
};
const page = (...sections: StoredSection[]) => sitePageRecord({ sections, texts });
const field = (name: string) => screen.getByRole('textbox', { name });
const address = () => screen.getByRole('combobox', { name: 'Düğmenin adresi' });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('a section that is chosen and filled is sent with the page', async () => {
  await openNewPage();

  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), 'Güçlendirme');
  await press('Bölüm ekle');
  const chooser = await screen.findByRole('dialog', { name: 'Bölüm ekle' });
  await userEvent.type(within(chooser).getByRole('searchbox', { name: 'Bölümlerde ara' }), 'duyuru');
  await userEvent.click(within(chooser).getByRole('button', { name: /^Duyuru kutusu/ }));

  const section = await screen.findByRole('button', { name: 'Duyuru kutusu' });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Bu dilde boş; sitede gösterilmez.')).toBeVisible();
  await userEvent.type(field('Giriş metni'), 'Bugün kapalıyız.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Önem' }), 'Önemli');
  await userEvent.type(address(), '/iletisim');

  expect(screen.queryByText('Bu dilde boş; sitede gösterilmez.')).not.toBeInTheDocument();
  const { sections, translations } = (await savedBody()) as {
    sections: StoredSection[];
    translations: Record<string, { texts: object }>;
  };
  expect(sections).toEqual([
    { id: expect.any(String), kind: 'notice', v: 1, values: { tone: 'important', href: '/iletisim' } },
  ]);
  expect(translations['tr']?.texts).toEqual({ [sections[0]?.id ?? '']: { text: 'Bugün kapalıyız.' } });
  expect(translations).not.toHaveProperty('en');
});

test('the key B opens the chooser from anywhere but a field', async () => {
  await openPage(page(hero));

  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), 'b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(document.body);
  await userEvent.keyboard('b');
  expect(await screen.findByRole('dialog', { name: 'Bölüm ekle' })).toBeVisible();
});

test('the chooser closes by Escape, and the focus returns to its button', async () => {
  await openPage(page(hero));

  await press('Bölüm ekle');
  await screen.findByRole('dialog', { name: 'Bölüm ekle' });
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bölüm ekle' })).toHaveFocus());
});

test('a section is added between two others', async () => {
  await openPage(page(hero, questions));

  await press('Araya bölüm ekle: Sorular bölümünden önce');
  await press(/^Alıntı/);

  expect(sectionNames()).toEqual(['Güçlendirme', 'Alıntı', 'Sorular']);
});

test('a section moves by keyboard, keeps the focus and is announced', async () => {
  await openPage(page(hero, questions));

  (await screen.findByRole('button', { name: 'Güçlendirme: aşağı taşı' })).focus();
  await userEvent.keyboard('{Enter}');

  expect(sectionNames()).toEqual(['Sorular', 'Güçlendirme']);
  expect(screen.getByText('Güçlendirme 2. sıraya taşındı.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Güçlendirme: aşağı taşı' })).toHaveFocus());
  expect(await savedBody()).toMatchObject({ sections: [{ id: 'q1' }, { id: 'h1' }] });
});

test('a copy has its own ids and the texts of all languages', async () => {
  const english = { q1: { title: 'Questions', items: { i1: { question: 'How long?' } } } };
  await openPage(sitePageRecord({ sections: [questions], texts: { ...texts, en: english } }));

  await press('Sorular: kopyala');

  const { sections, translations } = (await savedBody()) as {
    sections: (StoredSection & { items: { id: string }[] })[];
    translations: Record<string, { texts: Record<string, object> }>;
  };
  expect(sections).toHaveLength(2);
  const { id = '', items = [] } = sections[1] ?? {};
  const ids = [...items.map((item) => item.id), id];
  expect(new Set([...ids, 'q1', 'i1', 'i2']).size).toBe(6);
  expect(translations['en']?.texts[id]).toEqual({
    title: 'Questions',
    items: { [ids[0] ?? '']: { question: 'How long?' } },
  });
});

test('a hidden section stays in the page', async () => {
  await openPage(page(hero));

  await press('Güçlendirme: gizle');

  expect(screen.getByText('Gizli')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Güçlendirme: göster' })).toBeVisible();
  expect(await savedBody()).toMatchObject({ sections: [{ id: 'h1', off: true }] });
});

test('a section that is shown again says so, for a merge with what others change', async () => {
  await openPage(page({ ...hero, off: true }));

  await press('Güçlendirme: göster');

  expect(await savedBody()).toMatchObject({ sections: [{ id: 'h1', off: false }] });
});

test('a removed section can be taken back with its texts', async () => {
  await openPage(page(hero, questions));

  await press('Güçlendirme: kaldır');
  expect(sectionNames()).toEqual(['Sorular']);
  await press('Geri al');

  expect(sectionNames()).toEqual(['Güçlendirme', 'Sorular']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), '!');
  expect(await savedBody()).toMatchObject({ translations: { tr: { texts: { h1: { title: 'Güçlendirme' } } } } });
});

test('items are added, moved, copied and removed', async () => {
  await openPage(page(questions));

  await press('Sorular');
  await press('Soru ekle');
  await userEvent.type(field('Soru'), 'Garanti var mı?');
  await press('Garanti var mı?: yukarı taşı');
  await press('Ne kadar sürer?: kopyala');
  await press('Kaç lira?: kaldır');

  const { sections, translations } = (await savedBody()) as {
    sections: { items: { id: string }[] }[];
    translations: Record<string, { texts: Record<string, { items: Record<string, { question: string }> }> }>;
  };
  const asked = translations['tr']?.texts['q1']?.items ?? {};
  expect(sections[0]?.items.map(({ id }) => asked[id]?.question)).toEqual([
    'Ne kadar sürer?',
    'Ne kadar sürer?',
    'Garanti var mı?',
  ]);
  expect(Object.keys(asked)).toHaveLength(3);
});

test('a section of an unknown kind is named and kept as it is', async () => {
  await openPage(page(hero, foreign));

  expect(screen.getByText('Bu bölümü bu sürüm tanımıyor; olduğu gibi saklanır.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), '!');

  expect(await savedBody()).toMatchObject({
    sections: [hero, foreign],
    translations: { tr: { texts: { z9: { caption: 'Uçan köprü' } } } },
  });
});

test('a message of the server is shown at its field, which opens, and names its section', async () => {
  await openPage(page(hero, questions));
  http.sendForm.mockResolvedValue(
    rejected(422, { errors: { 'translations.tr.texts.q1.i2.answer': 'Bu Yanıt Çok Uzun', 'sections.h1.href': 'Yok' } }),
  );

  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), '!');
  await savedBody();

  const summary = (await screen.findByText('Düzeltilmesi gereken 2 alan var:')).parentElement as HTMLElement;
  expect(summary).toHaveTextContent('Sorular ve yanıtlar “Sorular”, Kaç lira?: Yanıt (tr)');
  await userEvent.click(within(summary).getByRole('button', { name: 'Açılış “Güçlendirme”: Düğmenin adresi' }));
  await waitFor(() => expect(address()).toHaveFocus());
  expect(address()).toHaveAccessibleDescription(/Yok/);
  expect(field('Yanıt')).toHaveAccessibleDescription(/Bu Yanıt Çok Uzun/);

  await userEvent.type(field('Yanıt'), 'Kısa');
  expect(field('Yanıt')).not.toHaveAccessibleDescription(/Bu Yanıt Çok Uzun/);
});

test('what a kind declares is checked before publishing', async () => {
  const video: StoredSection = { id: 'v1', kind: 'video', v: 1, values: { video: 'https://example.com/film' } };
  await openPage(page(hero, video));

  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), '!');
  await press(/^Güncelle$/);

  await waitFor(() => expect(field('Video adresi')).toHaveAccessibleDescription(/./));
  expect(screen.getByRole('button', { name: 'Video: Video adresi' })).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('texts follow the language, and shared values stay', async () => {
  await openPage(page(hero));

  await press('Güçlendirme');
  await userEvent.click(within(screen.getByRole('group', { name: 'Bölümlerin dili' })).getByText('English'));
  expect(sectionNames()).toEqual(['Güçlendirme']);
  const [title, sectionTitle] = screen.getAllByRole('textbox', { name: 'Başlık' });
  await userEvent.type(title as HTMLElement, 'Services');
  await userEvent.type(sectionTitle as HTMLElement, 'Retrofit');

  expect(screen.getByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true');
  expect(sectionNames()).toEqual(['Retrofit']);
  expect(await savedBody()).toMatchObject({
    sections: [hero],
    translations: { tr: { texts: { h1: { title: 'Güçlendirme' } } }, en: { texts: { h1: { title: 'Retrofit' } } } },
  });
});

test('a picture of a section is sent as a reference', async () => {
  await openPage(page(hero));

  await press('Güçlendirme');
  await press('Görsel seç, Görsel');
  await userEvent.click(await screen.findByRole('button', { name: /dosya-3/ }));

  expect(await savedBody()).toMatchObject({ sections: [{ values: { layout: 'right', picture: { media_id: 3 } } }] });
});
