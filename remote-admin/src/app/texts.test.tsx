import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { categoryRecord, mainCategoryRecord, productRow } from '../testing/catalogue-fixtures.ts';
import { articleRecord, articleRow, contractRecord, languages, textDocument, userRecord } from '../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../testing/fake-server.ts';
import { messageRow } from '../testing/mailbox-fixtures.ts';
import { mediaItem } from '../testing/media-fixtures.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { createRoutes } from './routes.tsx';
import {
  creating,
  deleting,
  trashing,
  languageActivation,
  languageCreation,
  press,
  reordering,
  updating,
  applyToAll,
  type Action,
} from './testing/actions.ts';
import { homeSection, phone, pictureItem, redirect, siteSettings, socialLink, trashRow } from './testing/records.ts';
import { submitButton } from '../testing/submit-button.ts';

const translatedValues = { seo_name: '', document: textDocument, seo_title: '', seo_description: '' };

const actions = {
  'language create': languageCreation,
  'language activate': languageActivation,
  'social trash': trashing('/admin/settings/social-media', 'LinkedIn'),
  'social reorder': reordering('/admin/settings/social-media', 'YouTube'),
  'contact information trash': trashing('/admin/settings/contact-information', 'Konak'),
  'contact information reorder': reordering('/admin/settings/contact-information', 'Edremit'),
  'redirect trash': trashing('/admin/redirects', '/eski'),
  'trash delete': deleting('/admin/trash', 'Çelik yapılar'),
  'trash restore': { address: '/admin/trash', act: (user) => press(user, 'Çelik yapılar: geri yükle') },
  'contact trash': applyToAll('/admin/contact', 'Çöpe taşı'),
  'contact delete': applyToAll('/admin/contact?bolum=cop', 'Kalıcı olarak sil', 'Evet, Sil!'),
  'application trash': applyToAll('/admin/human-resources', 'Çöpe taşı'),
  'application delete': applyToAll('/admin/human-resources?bolum=cop', 'Kalıcı olarak sil', 'Evet, Sil!'),
  'slider trash': trashing('/admin/sliders', 'Köprü'),
  'slider reorder': reordering('/admin/sliders', 'Köprü'),
  'home section trash': trashing('/admin/home-sections', 'Dört adım'),
  'home section reorder': reordering('/admin/home-sections', 'Dört adım'),
  'product trash': trashing('/admin/catalogue', 'Kule vinç'),
  'product reorder': reordering('/admin/catalogue?kategori=3', 'Köprülü vinç'),
  'category trash': trashing('/admin/catalogue?bolum=kategoriler', 'Halatlar'),
  'category reorder': reordering('/admin/catalogue?bolum=kategoriler', 'Halatlar'),
  'main category trash': trashing('/admin/catalogue?bolum=ana-kategoriler', 'Ölçüm'),
  'main category reorder': reordering('/admin/catalogue?bolum=ana-kategoriler', 'Ölçüm'),
  'media deletion': {
    address: '/admin/media',
    async act(user) {
      await user.click(await screen.findByRole('checkbox', { name: 'Rıhtım: seç' }));
      await press(user, 'Sil');
      await press(user, 'Evet, Sil!');
    },
  },
  'site settings': updating('/admin/settings/site', 'Yandex Metrica'),
  'social create': {
    address: '/admin/settings/social-media?kayit=yeni',
    async act(user) {
      await user.type(await screen.findByRole('textbox', { name: 'Ad' }), 'Instagram');
      await user.type(screen.getByRole('textbox', { name: 'Adres' }), 'https://www.instagram.com/ornek');
      await press(user, submitButton);
    },
  },
  'social update': updating('/admin/settings/social-media?kayit=2', 'Ad'),
  'contact information update': updating('/admin/settings/contact-information?kayit=2', 'Ad'),
  'redirect update': updating('/admin/redirects?kayit=1', 'Eski adres', '-yeni'),
  'certificate update': updating('/admin/certificates/update?id=2', 'Başlık'),
  'article trash': trashing('/admin/pages/blog', 'Çelik yapılar'),
  'article reorder': reordering('/admin/pages/blog', 'Rüzgâr yükü'),
  'certificate trash': trashing('/admin/certificates', 'Kalite belgesi'),
  'certificate reorder': reordering('/admin/certificates', 'Kalite belgesi'),
  'article create': creating('/admin/pages/blog/insert', 'article', {
    active: 1,
    published_at: '2026-01-05T09:00:00.000Z',
    cover_id: null,
    translations: { tr: { ...translatedValues, title: 'Yeni makale', summary: '' } },
  }),
  'article update': updating('/admin/pages/blog/update?id=7', 'Başlık'),
  'contract create': creating('/admin/contract-insert', 'contract', {
    kind: 'other',
    translations: { tr: { ...translatedValues, name: 'Yeni metin' } },
  }),
  'contract update': updating('/admin/contract-update?id=1', 'Ad'),
  'user create': creating('/admin/user-insert', 'user', {
    name: 'Çağrı Işık',
    email: 'cagri@ornek.com',
    role_group: 'editor',
  }),
  'user update': updating('/admin/user-update?id=2', 'Ad soyad'),
  'user reset': {
    address: '/admin/user-reset-password?id=2',
    act: (user) => press(user, 'Yeni şifre üret'),
  },
  'contract trash': trashing('/admin/contracts', 'KVKK Aydınlatma Metni'),
} satisfies Record<string, Action>;

type ActionName = keyof typeof actions;
type Case = [action: ActionName, failure: string, answer: () => ApiResponse<unknown>, texts: string[]];

const done = () => succeeded();
const failed = () => rejected(500);
const withSecret = () => succeeded({ user: userRecord(2, 'Ayşe Yılmaz'), secret: 'kP7mNx4RvT9sWq2Z' });
const withMessage = () => rejected(409, { message: 'Bu metin formlarda kullanılıyor.' });

/**
 * Returns cases for actions with one message on success and another on failure. The short run alternates between the
 * two.
 */
const successAndFailure = (verb: string, success: string, failure: string): Case[] =>
  (Object.keys(actions) as ActionName[])
    .filter((name) => name.endsWith(` ${verb}`))
    .flatMap((name, index): Case[] => {
      const ways: [Case, Case] = [
        [name, 'succeeds', done, [success]],
        [name, 'fails', failed, ['Başarısız!', failure]],
      ];
      return isShort ? [ways[index % 2 === 0 ? 0 : 1]] : ways;
    });

const updates: ActionName[] = [
  'article update',
  'certificate update',
  'contact information update',
  'redirect update',
  'site settings',
  'social update',
  'user update',
];

const cases: Case[] = [
  ...successAndFailure('delete', 'Silindi!', 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!'),
  ...successAndFailure('reorder', 'Sıra Düzeni Değiştirildi.', 'Sıra Düzeni Değiştirilmedi!'),
  ['trash restore', 'succeeds', () => succeeded([]), ['Geri Yüklendi!']],
  ['trash restore', 'fails', failed, ['Başarısız!', 'Geri yükleme işleminde sorun oldu!']],
  ...successAndFailure('trash', 'Çöpe Taşındı!', 'Çöpe taşıma işleminde sorun oldu!'),
  ...updates.flatMap((name): Case[] => [
    [name, 'succeeds', done, ['Güncellendi!']],
    [name, 'fails', failed, ['Başarısız!', 'İşlem Başarısız!']],
  ]),
  ['media deletion', 'succeeds', () => succeeded({ kept: [] }, { message: 'Silindi!' }), ['Silindi!']],
  ['media deletion', 'fails', failed, ['Başarısız!', 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!']],
  ['social create', 'succeeds', done, ['Oluşturuldu!']],
  ['language create', 'succeeds', done, ['Oluşturuldu!']],
  [
    'language create',
    'is rejected with a message',
    withMessage,
    ['Oluşturulamadı!', 'Bu metin formlarda kullanılıyor.'],
  ],
  ['language create', 'fails', failed, ['Sunucu Hatası!']],
  ['language create', 'gets no response envelope', unreachable, ['Hata!', 'Sunucu Hatası!']],
  ['language activate', 'succeeds', done, ['Güncellendi!']],
  ['language activate', 'fails', failed, ['Sistem hatası oluştu! Tekrar Deneyiniz!']],
  ['contact trash', 'gets no response envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['article create', 'succeeds', done, ['Oluşturuldu!']],
  ['article update', 'gets no response envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['contract create', 'succeeds', done, ['Sözleşme Eklendi!']],
  ['contract update', 'succeeds', done, ['Sözleşme Güncellendi!']],
  ['contract update', 'fails', failed, ['Başarısız!', 'İşlem Başarısız!']],
  ['contract update', 'gets no response envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['user create', 'succeeds', withSecret, ['Oluşturuldu!']],
  ['user create', 'fails', failed, ['Başarısız!', 'İşlem Başarısız!']],
  ['user update', 'gets no response envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['user reset', 'succeeds', withSecret, ['Şifre sıfırlandı.']],
  ['user reset', 'is rejected with a message', withMessage, ['Başarısız!', 'Bu metin formlarda kullanılıyor.']],
  ['contract trash', 'is rejected with a message', withMessage, ['Başarısız!', 'Bu metin formlarda kullanılıyor.']],
];

beforeEach(() => {
  localStorage.clear();
  stubReads({
    '/api/admin/role/groups': () => succeeded({}),
    '/api/admin/languages': () => succeeded(languages),
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/languages/en/built-in-texts': () => succeeded({ texts: null }),
    '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar'), articleRow(8, 'Rüzgâr yükü')]),
    '/api/admin/blog/7': () => succeeded(articleRecord()),
    '/api/admin/certificates': () => succeeded([pictureItem(2, 'Enerji belgesi'), pictureItem(1, 'Kalite belgesi')]),
    '/api/admin/certificates/2': () => succeeded(pictureItem(2, 'Enerji belgesi')),
    '/api/admin/sliders': () => succeeded([pictureItem(2, 'Rıhtım'), pictureItem(1, 'Köprü')]),
    '/api/admin/home-sections': () => succeeded([homeSection(2, 'Belgeler'), homeSection(1, 'Dört adım')]),
    '/api/admin/products': () => succeeded([productRow(7, 'Kule vinç'), productRow(8, 'Köprülü vinç')]),
    '/api/admin/categories': () => succeeded([categoryRecord(3, 'Vinçler', 1), categoryRecord(4, 'Halatlar', 1)]),
    '/api/admin/main-categories': () => succeeded([mainCategoryRecord(1, 'Kaldırma'), mainCategoryRecord(2, 'Ölçüm')]),
    '/api/admin/media': () => succeeded([mediaItem(1, { alt: 'Rıhtım' })]),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/admin/settings/site': () => succeeded(siteSettings),
    '/api/admin/settings/social-media': () => succeeded([socialLink(2, 'LinkedIn'), socialLink(1, 'YouTube')]),
    '/api/admin/settings/contact-information': () => succeeded([phone(2, 'Konak'), phone(1, 'Edremit')]),
    '/api/admin/redirects/all': () => succeeded([{ ...redirect(1, '/eski'), origin: 'own' }]),
    '/api/admin/trash': () => succeeded([trashRow(7, 'Çelik yapılar')]),
    '/api/admin/trash/kinds': () => succeeded({ article: 1 }),
    '/api/admin/users/2': () => succeeded(userRecord(2, 'Ayşe Yılmaz')),
    '/api/admin/contact': () => succeeded([messageRow(1, 'Çağrı Öztürk')]),
    '/api/admin/human-resources': () => succeeded([messageRow(2, 'Ömer Işık')]),
    '/api/admin/contracts': () => succeeded([contractRecord(1, 'KVKK Aydınlatma Metni')]),
    '/api/admin/contracts/1': () => succeeded(contractRecord(1, 'KVKK Aydınlatma Metni')),
  });
});

test.each(cases)('%s %s', async (name, _how, answer, texts) => {
  http.sendForm.mockImplementation(async () => answer());
  const { address, before, act }: Action = actions[name];
  await before?.();
  openPanel(createRoutes(), address);

  await act(userEvent.setup());

  const popup = await screen.findByRole('alert');
  await waitFor(() => expect(popup).toHaveTextContent(texts[0] ?? ''));
  for (const text of texts) expect(popup).toHaveTextContent(text);
});
