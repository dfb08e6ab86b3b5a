import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { departure } from 'shared-contracts/http';
import { sessionStore } from 'shared-contracts/state';
import { draftForm, draftForms, type DraftFormName } from '../../shared/drafts/draft-forms.ts';
import { findDraftsOf, newDraftKey, writeDraft } from '../../shared/drafts/draft-store.ts';
import { articleRecord, contractRecord, languages, textDocument, userRecord } from '../../shared/testing/fixtures.ts';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { createRoutes } from '../routes.tsx';

// Whole screens of the panel, one after the other: on a busy machine the first takes its time.
configure({ asyncUtilTimeout: 10_000 });

const email = 'gulsah@ornek.com';
const TYPED = ' yarım';
const words = { seo_name: '', document: textDocument, seo_title: '', seo_description: '' };
const secondFactor = { required: false, totp: false, recovery_codes_left: 0 };
const person = { name: 'Gülşah İnceoğlu', email, role_group: 'super_admin' };

interface Fixture {
  /** The record of the update screen. */
  record: number;
  /** A text field of the form. */
  field: string;
  /** A new record that could be saved. */
  filled?: object;
}

const fixtures: Record<DraftFormName, Fixture> = {
  article: {
    record: 7,
    field: 'Başlık',
    filled: {
      active: 1,
      published_at: '2026-01-05T09:00:00.000Z',
      cover_id: null,
      translations: { tr: { ...words, title: 'Yeni', summary: '' } },
    },
  },
  contract: { record: 1, field: 'Ad', filled: { kind: 'other', translations: { tr: { ...words, name: 'Yeni' } } } },
  user: { record: 2, field: 'Ad soyad', filled: { name: 'Yeni', email: 'yeni@ornek.com', role_group: 'editor' } },
  account: { record: 1, field: 'Ad soyad' },
};

const reads: Readonly<Record<string, unknown>> = {
  '/api/admin/role/groups': { super_admin: 'Süper Yönetici', editor: 'Editör' },
  '/api/admin/statistics': { counts: { articles: 12 }, changes: [] },
  '/api/admin/languages': languages,
  '/api/admin/blog/7': articleRecord(),
  '/api/admin/contracts': [contractRecord(1, 'KVKK Aydınlatma Metni')],
  '/api/admin/users/2': userRecord(2, 'Ayşe Yılmaz'),
  '/api/admin/users/2/second-factor': { required: false, totp: false, passkeys: 0 },
  '/api/admin/account': { ...person, version: 1, second_factor: secondFactor, passkeys: [] },
  '/api/admin/account/sessions': [],
};

interface Failure {
  answer: () => Response | Promise<Response>;
  /** What the person sees of it, before she signs in again. */
  afterwards: (form: { field: string; typed: string }) => Promise<void>;
}

/** The drafts were there when the page left. */
async function expectLeft(address: string): Promise<void> {
  await waitFor(() => expect(departure.go).toHaveBeenCalledWith(address));
  expect(keptAtDeparture).toEqual([expect.stringContaining(TYPED)]);
}

const failures: Readonly<Record<string, Failure>> = {
  'a 401': {
    answer: () => Response.json({ success: false }, { status: 401 }),
    async afterwards() {
      await expectLeft('/giris-yap');
      expect(sessionStore.get()).toBeNull();
    },
  },
  'a 429': {
    answer: () => Response.json({ success: false }, { status: 429 }),
    async afterwards() {
      await expectLeft('/');
      expect(sessionStore.get()).not.toBeNull();
    },
  },
  'no network': {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    async afterwards({ field, typed }) {
      expect(await screen.findByText('İşlem Başarısız! Sistem Hatası!', { exact: false })).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: field })).toHaveValue(typed);
    },
  },
};

/** What the panel's own http module meets: reads as always, writes that fail. */
function serve(failure: Failure['answer']): void {
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') return failure();
    const data = reads[new URL(url).pathname];
    return data === undefined
      ? Response.json({ success: false }, { status: 404 })
      : Response.json({ success: true, data });
  };
}

function open(address: string, as = email) {
  localStorage.setItem('token', 'jeton');
  return openPanel(createRoutes(), address, 'super_admin', as);
}

/** Both screens of every form that keeps drafts. */
const screens = Object.entries(fixtures).flatMap(([name, fixture]) => {
  const form = draftForm(name);
  const updating = { form: name, ...fixture, address: form?.update(fixture.record) ?? '', fresh: false };
  return form?.insert ? [updating, { ...updating, address: form.insert, record: 0, fresh: true }] : [updating];
});

const cases = screens.flatMap((each) =>
  Object.entries(failures).map(([how, failure]) => ({ ...each, how, ...failure })),
);

let keptAtDeparture: string[];

beforeEach(() => {
  localStorage.clear();
  keptAtDeparture = [];
  jest.spyOn(departure, 'go').mockImplementation(() => {
    keptAtDeparture.push(JSON.stringify(findDraftsOf(email)));
  });
});

test.each(cases)(
  '$form at $address survives $how',
  async ({ form, record, fresh, field, filled, address, answer, afterwards }) => {
    serve(answer);
    const user = userEvent.setup();
    if (fresh) writeDraft(newDraftKey({ email, form, record }, null), filled, null);
    const first = open(address);
    if (fresh) await user.click(await screen.findByRole('button', { name: 'Taslağı geri yükle' }));
    await user.type(await screen.findByRole('textbox', { name: field }), TYPED);
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: field }).value;
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));

    await afterwards({ field, typed });
    first.unmount();

    const stranger = open('/admin/dashboard', 'deniz@ornek.com');
    await screen.findByRole('heading', { level: 1, name: 'İstatistikler' });
    expect(screen.queryByText('Kaydedilmemiş taslaklarınız')).toBeNull();
    stranger.unmount();

    open('/admin/dashboard');
    await user.click(await screen.findByRole('link', { name: `${typed}: devam et` }));
    await user.click(await screen.findByRole('button', { name: 'Taslağı geri yükle' }));
    expect(screen.getByRole('textbox', { name: field })).toHaveValue(typed);
  },
  30_000,
);

test('another person is offered nothing in the form itself', async () => {
  serve(() => Response.json({ success: true }));
  writeDraft(newDraftKey({ email, form: 'article', record: 7 }, 3), { translations: { tr: { title: TYPED } } }, 3);
  open('/admin/pages/blog/update?id=7', 'deniz@ornek.com');
  expect(await screen.findByRole('textbox', { name: 'Başlık' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Taslağı geri yükle' })).toBeNull();
});

test('every form of the panel is on the list that this file walks', () => {
  const features = join(import.meta.dirname, '../../features');
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(features, file), 'utf8'));
  const keeping = sources.filter((source) => /\buseRecordForm\b/.test(source));
  const named = keeping.flatMap((source) => [...source.matchAll(/\bform: '([\w-]+)'/g)].map(([, name]) => name));
  expect(named).toHaveLength(keeping.length);
  expect(new Set(named)).toEqual(new Set(Object.keys(fixtures)));
  expect(new Set(Object.keys(draftForms))).toEqual(new Set(Object.keys(fixtures)));
});
