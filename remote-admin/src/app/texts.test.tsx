import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Answer } from 'shared-contracts/http';
import { newDraftKey, writeDraft } from '../shared/drafts/draft-store.ts';
import {
  articleRecord,
  articleRow,
  contractRecord,
  languages,
  textDocument,
  userRecord,
} from '../shared/testing/fixtures.ts';
import { answerReads, http, refused, succeeded, unreachable } from '../shared/testing/http-double.ts';
import { openPanel } from '../shared/testing/open-panel.tsx';
import { createRoutes } from './routes.tsx';

jest.mock('shared-contracts/http', () => jest.requireActual('../shared/testing/http-double.ts').http);

const email = 'gulsah@ornek.com';
const words = { seo_name: '', document: textDocument, seo_title: '', seo_description: '' };

interface Deed {
  address: string;
  before?: () => void;
  act: (user: UserEvent) => Promise<void>;
}

async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name, hidden: true }));
}

function deleting(address: string, row: string): Deed {
  return {
    address,
    async act(user) {
      await press(user, `${row}: sil`);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('Emin Misin?!')).toBeInTheDocument();
      expect(dialog.getByText('Kalıcı Olarak Silinecek!')).toBeInTheDocument();
      await press(user, 'Evet, Sil!');
    },
  };
}

function creating(address: string, form: string, values: object): Deed {
  return {
    address,
    before: () => void writeDraft(newDraftKey({ email, form, record: 0 }, null), values, null),
    async act(user) {
      await press(user, 'Taslağı geri yükle');
      await press(user, 'Kaydet');
    },
  };
}

function updating(address: string, name: string): Deed {
  return {
    address,
    async act(user) {
      await user.type(await screen.findByRole('textbox', { name }), ' (yeni)');
      await press(user, 'Kaydet');
    },
  };
}

const reordering: Deed = {
  address: '/admin/pages/blog',
  async act(user) {
    await press(user, 'Rüzgâr yükü: sıralama');
    await user.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
  },
};

const deeds = {
  'article delete': deleting('/admin/pages/blog', 'Çelik yapılar'),
  'article reorder': reordering,
  'article create': creating('/admin/pages/blog/insert', 'article', {
    active: 1,
    published_at: '2026-01-05T09:00:00.000Z',
    cover_id: null,
    translations: { tr: { ...words, title: 'Yeni makale', summary: '' } },
  }),
  'article update': updating('/admin/pages/blog/update?id=7', 'Başlık'),
  'contract create': creating('/admin/contract-insert', 'contract', {
    kind: 'other',
    translations: { tr: { ...words, name: 'Yeni metin' } },
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
  'contract delete': deleting('/admin/contracts', 'KVKK Aydınlatma Metni'),
} satisfies Record<string, Deed>;

type DeedName = keyof typeof deeds;
type Case = [deed: DeedName, how: string, answer: () => Answer<unknown>, texts: string[]];

const done = () => succeeded();
const failed = () => refused(500);
const withSecret = () => succeeded({ user: userRecord(2, 'Ayşe Yılmaz'), secret: 'kP7mNx4RvT9sWq2Z' });
const withMessage = () => refused(409, { message: 'Bu metin formlarda kullanılıyor.' });

const cases: Case[] = [
  ['article delete', 'succeeds', done, ['Silindi!']],
  ['article delete', 'fails', failed, ['Başarısız!', 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!']],
  ['article reorder', 'succeeds', done, ['Sıra Düzeni Değiştirildi.']],
  ['article reorder', 'fails', failed, ['Başarısız!', 'Sıra Düzeni Değiştirilmedi!']],
  ['article create', 'succeeds', done, ['Oluşturuldu!']],
  ['article update', 'succeeds', done, ['Güncellendi!']],
  ['article update', 'fails', failed, ['Başarısız!', 'İşlem Başarısız!']],
  ['article update', 'gets no envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['contract create', 'succeeds', done, ['Sözleşme Eklendi!']],
  ['contract update', 'succeeds', done, ['Sözleşme Güncellendi!']],
  ['contract update', 'fails', failed, ['Başarısız!', 'İşlem Başarısız!']],
  ['contract update', 'gets no envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['user create', 'succeeds', withSecret, ['Oluşturuldu!']],
  ['user create', 'fails', failed, ['Başarısız!', 'İşlem Başarısız!']],
  ['user update', 'succeeds', done, ['Güncellendi!']],
  ['user update', 'gets no envelope', unreachable, ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
  ['user reset', 'succeeds', withSecret, ['Şifre sıfırlandı.']],
  ['user reset', 'is refused with a message', withMessage, ['Başarısız!', 'Bu metin formlarda kullanılıyor.']],
  ['contract delete', 'succeeds', done, ['Silindi!']],
  ['contract delete', 'fails', failed, ['Başarısız!', 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!']],
  ['contract delete', 'is refused with a message', withMessage, ['Başarısız!', 'Bu metin formlarda kullanılıyor.']],
];

beforeEach(() => {
  localStorage.clear();
  answerReads({
    '/api/admin/role/groups': () => succeeded({}),
    '/api/admin/languages': () => succeeded(languages),
    '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar'), articleRow(8, 'Rüzgâr yükü')]),
    '/api/admin/blog/7': () => succeeded(articleRecord()),
    '/api/admin/users/2': () => succeeded(userRecord(2, 'Ayşe Yılmaz')),
    '/api/admin/contracts': () => succeeded([contractRecord(1, 'KVKK Aydınlatma Metni')]),
  });
});

test.each(cases)('%s %s', async (name, _how, answer, texts) => {
  http.sendForm.mockImplementation(async () => answer());
  const { address, before, act }: Deed = deeds[name];
  before?.();
  openPanel(createRoutes(), address);

  await act(userEvent.setup());

  const popup = await screen.findByRole('alert');
  await waitFor(() => expect(popup).toHaveTextContent(texts[0] ?? ''));
  for (const text of texts) expect(popup).toHaveTextContent(text);
});
