import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, configure, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { sessionNavigation } from '@vitrin/shared-contracts/http';
import { sessionStore } from '@vitrin/shared-contracts/state';
import type * as StaticTextsModule from '@vitrin/shared-contracts/static-texts';
import { keepDraft, readDrafts } from '../../testing/drafts.ts';
import type * as RecordKindModule from '../../editing/form/record-kind.ts';
import type * as RecordFormModule from '../../editing/form/use-record-form.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { panelResponses } from '../../testing/panel-responses.ts';
import { publicationData } from '../../testing/publication-fixtures.ts';
import type { DraftForm } from '../../editing/drafts/draft-form.ts';
import { modules } from '../../features/index.ts';
import { createRoutes } from '../routes.tsx';
import type { DraftFixture } from '../testing/draft-fixture.ts';
import { draftFixtures } from '../testing/draft-fixtures.ts';
import { submitButton } from '../../testing/submit-button.ts';

// Two groups of texts are enough: every query by role searches all fields, which is slow with all groups.
jest.mock('@vitrin/shared-contracts/static-texts', () => {
  const actual = jest.requireActual<typeof StaticTextsModule>('@vitrin/shared-contracts/static-texts');
  const { navbar, home } = actual.defaultStaticTexts;
  return { ...actual, defaultStaticTexts: { navbar, home } };
});

/** Source files that have declared a form while these tests opened the screens. */
const mockCallers = new Set<string>();
/** Form screens that have been opened: 'article|new', 'article|standing'. */
const mockOpened = new Set<string>();

/** Names of forms that were declared twice. */
const mockDuplicates: string[] = [];
const mockKinds = new Set<string>();

jest.mock('../../editing/form/use-record-form.ts', () => {
  const { useRecordForm } = jest.requireActual<typeof RecordFormModule>('../../editing/form/use-record-form.ts');
  return {
    useRecordForm(options: Parameters<typeof useRecordForm<object, unknown, unknown>>[0]) {
      mockOpened.add(`${options.form}|${options.record === 0 ? 'new' : 'standing'}`);
      mockCallers.add(mockCaller());
      return useRecordForm(options);
    },
  };
});

jest.mock('../../editing/form/record-kind.ts', () => {
  const actual = jest.requireActual<typeof RecordKindModule>('../../editing/form/record-kind.ts');
  return {
    ...actual,
    recordKind(kind: { form: string }) {
      if (mockKinds.has(kind.form)) mockDuplicates.push(kind.form);
      mockKinds.add(kind.form);
      mockCallers.add(mockCaller());
      return kind;
    },
  };
});

/** Returns the source file of the caller: that of a feature, else `record-kind.ts`. */
function mockCaller(): string {
  const stack = new Error('asked').stack ?? '';
  return (
    (/remote-admin\/(src\/features\/[^:)]+)/.exec(stack) ?? /(src\/editing\/form\/record-kind\.ts)/.exec(stack))?.[1] ??
    ''
  );
}

// Renders whole screens of the panel: on a busy machine the first one is slow.
configure({ asyncUtilTimeout: 10_000 });

const email = 'gulsah@ornek.com';
const TYPED = '-yarım';

/** An edit of a form: how it is made, how its draft is recognised, and what the form shows of it. */
interface Edit {
  write: (user: UserEvent) => Promise<void>;
  draftText: string;
  shown: () => string;
}

function typing(name: string, typed = TYPED): Edit {
  return {
    draftText: typed,
    write: async (user) => user.type(await screen.findByRole('textbox', { name }), typed),
    // A dialog over the page hides the field from the accessibility tree, although it is still visible.
    shown: () => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true }).value,
  };
}

function removing(picture: string): Edit {
  return {
    draftText: '_picture":null',
    write: async (user) => user.click(await screen.findByRole('button', { name: `Kaldır, ${picture}` })),
    shown: () => (screen.queryByRole('button', { name: `Görsel seç, ${picture}`, hidden: true }) ? 'gone' : 'there'),
  };
}

function adding(name: string): Edit {
  return {
    draftText: TYPED,
    write: async (user) => user.type(await screen.findByRole('textbox', { name }), `${TYPED}{Enter}`),
    shown: () => (screen.queryByRole('button', { name: `${TYPED}: kaldır`, hidden: true }) ? 'there' : 'gone'),
  };
}

function switching({ label, draftText }: NonNullable<DraftFixture['switchField']>): Edit {
  // The help text is a part of its name.
  const name = new RegExp(`^${label}`);
  return {
    draftText,
    write: async (user) => user.click(await screen.findByRole('switch', { name })),
    shown: () => (screen.queryByRole<HTMLInputElement>('switch', { name, hidden: true })?.checked ? 'there' : 'gone'),
  };
}

function editOf({ field, typed, picture, tagField, switchField }: DraftFixture): Edit {
  if (switchField) return switching(switchField);
  if (tagField) return adding(tagField);
  return picture ? removing(picture) : typing(field ?? '', typed);
}

interface Failure {
  answer: () => Response | Promise<Response>;
  /** Checks what the user sees of the failure before signing in again. */
  afterwards: (edit: Edit, form: string) => Promise<void>;
}

/** Expects a redirect to the address, with the draft stored by then. */
async function expectRedirect(address: string, { draftText }: Edit, form: string): Promise<void> {
  await waitFor(() => expect(draftsAtRedirect).not.toEqual([]));
  expect(sessionNavigation.go).toHaveBeenLastCalledWith(address);
  expect(await Promise.all(draftsAtRedirect)).toEqual([[{ form, values: expect.stringContaining(draftText) }]]);
}

const failures: Readonly<Record<string, Failure>> = {
  'a 401': {
    answer: () => Response.json({ success: false }, { status: 401 }),
    async afterwards(edit, form) {
      await expectRedirect('/giris-yap', edit, form);
      expect(sessionStore.get()).toBeNull();
    },
  },
  'a 429': {
    answer: () => Response.json({ success: false }, { status: 429 }),
    async afterwards(edit, form) {
      await expectRedirect('/', edit, form);
      expect(sessionStore.get()).not.toBeNull();
    },
  },
  'no network': {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    async afterwards(edit) {
      const before = edit.shown();
      expect(await screen.findByText('İşlem Başarısız! Sistem Hatası!', { exact: false })).toBeInTheDocument();
      expect(edit.shown()).toBe(before);
    },
  },
};

const { fetch } = globalThis;
afterAll(() => Object.assign(globalThis, { fetch }));

/** Stubs `fetch` for the real HTTP client: reads succeed, writes fail. */
function stubFetch(failure: Failure['answer']): void {
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname } = new URL(url);
    // Sent without the user: it would end the session before the form is edited.
    if (pathname.startsWith('/api/admin/presence/')) return Response.json({ success: true, data: [] });
    if (method !== 'GET') return failure();
    const data = panelResponses[pathname] ?? publicationData(pathname);
    return data === undefined
      ? Response.json({ success: false }, { status: 404 })
      : Response.json({ success: true, data });
  };
}

function open(address: string, as = email) {
  localStorage.setItem('token', 'jeton');
  return openPanel(createRoutes(), address, 'super_admin', as);
}

const draftForms: Readonly<Record<string, DraftForm>> = Object.assign({}, ...modules.map((module) => module.drafts));

/** The update screen and, if there is one, the insert screen of every form with drafts. */
const screens = Object.entries(draftFixtures).flatMap(([form, fixture]) => {
  const { insert, update, label, name } = draftForms[form] ?? { update: () => '', label: '' };
  const shared = { form, fixture, title: name === undefined ? label : null };
  const updating = { ...shared, record: fixture.record, address: update(fixture.record) };
  return insert ? [updating, { ...shared, record: 0, address: insert }] : [updating];
});

/** One form for each kind of screen: a page, a page without a list, a dialog over a list, a drawer. */
const oneOfEachKind = new Set(['article', 'account', 'redirect', 'media']);

/**
 * Checks whether a form is tested with a failure on this screen. In the short run each screen of `oneOfEachKind` is tested
 * with one of the three failures in turn, and every sixth of the other screens with the expired session.
 */
function isTested({ form, address }: (typeof screens)[number], failureName: string): boolean {
  const place = screens.findIndex((each) => each.address === address);
  if (!oneOfEachKind.has(form)) return failureName === 'a 401' && (!isShort || place % 6 === 0);
  return !isShort || Object.keys(failures)[place % 3] === failureName;
}

const cases = screens.flatMap((each) =>
  Object.entries(failures)
    .filter(([failureName]) => isTested(each, failureName))
    .map(([failureName, failure]) => ({ ...each, how: failureName, failure })),
);

let draftsAtRedirect: Promise<{ form: string; values: string }[]>[];

beforeEach(() => {
  localStorage.clear();
  draftsAtRedirect = [];
  jest.spyOn(sessionNavigation, 'go').mockImplementation(() => {
    // Reads start in order: this one shows what has been written before.
    draftsAtRedirect.push(
      readDrafts(email).then((drafts) => drafts.map(({ form, values }) => ({ form, values: JSON.stringify(values) }))),
    );
  });
});

// Every form is tested with an expired session, on both its screens. The other failures are handled by the shared form
// components, the same way in each form, so one form of each kind of screen is enough.
test.each(cases)(
  '$form at $address keeps its draft after $how',
  async ({ form, fixture, title, record, address, failure }) => {
    stubFetch(failure.answer);
    const user = userEvent.setup();
    const edit = editOf(fixture);
    const isNew = record === 0;
    if (isNew) await keepDraft({ email, form, record }, fixture.newValues);
    const first = open(address);
    if (isNew) await user.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
    if (fixture.openButton) await user.click(await screen.findByRole('button', { name: fixture.openButton }));
    await edit.write(user);
    const written = edit.shown();
    await send(user, fixture);

    await failure.afterwards(edit, form);
    first.unmount();

    if (isShort && !oneOfEachKind.has(form)) open(address);
    else await resumeFromDashboard(user, fixture.draftName ?? title ?? written);
    await user.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
    if (fixture.isInSection) await user.click(await screen.findByRole('button', { name: written }));
    expect(edit.shown()).toBe(written);
  },
  30_000,
);

async function send(user: UserEvent, { save, confirm }: DraftFixture): Promise<void> {
  await user.click(screen.getByRole('button', { name: save ?? submitButton }));
  if (confirm) await user.click(await screen.findByRole('button', { name: confirm }));
}

async function resumeFromDashboard(user: UserEvent, called: string): Promise<void> {
  open('/admin/dashboard');
  await user.click(await screen.findByRole('link', { name: `${called}: devam et` }));
}

test('offers no draft to another user, neither on the dashboard nor in the form', async () => {
  stubFetch(() => Response.json({ success: true }));
  for (const { form, record } of screens) await keepDraft({ email, form, record }, { title: TYPED }, { base: 3 });
  const own = open('/admin/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: `${screens.length - 2} tane daha göster` }));
  expect(screen.getAllByRole('link', { name: /: devam et$/ })).toHaveLength(screens.length);
  own.unmount();

  const otherUser = open('/admin/dashboard', 'deniz@ornek.com');
  await screen.findByRole('heading', { level: 1, name: 'İstatistikler' });
  expect(screen.queryByText('Yarım kalan yazılarınız')).toBeNull();
  otherUser.unmount();

  open('/admin/pages/blog/update?id=7', 'deniz@ornek.com');
  expect(await screen.findByRole('textbox', { name: 'Başlık' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yazıyı geri yükle' })).toBeNull();
});

// The types ensure that a form has a registered name and that every name has a fixture above. They cannot detect a
// second form with the same name: so every source file that declares a form must be reached by opening all screens. The
// tests above have opened them; if this test runs alone, it opens the missing ones.
test('opening all screens reaches every source file that declares a form, and no form name is declared twice', async () => {
  stubFetch(() => Response.json({ success: true }));
  for (const { address, form, record, fixture } of screens) {
    const name = `${form}|${record === 0 ? 'new' : 'standing'}`;
    if (mockOpened.has(name)) continue;
    const opened = open(address);
    if (fixture.openButton) await userEvent.click(await screen.findByRole('button', { name: fixture.openButton }));
    await waitFor(() => expect(mockOpened).toContain(name));
    opened.unmount();
  }
  const root = join(import.meta.dirname, '../../..');
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const declaringFiles = sources.filter((file) =>
    /^import \{[^}]*\b(?:useRecordForm|recordKind)\b[^}]*\} from/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(declaringFiles).toContain('src/features/articles/article.pages.tsx');
  expect([...mockCallers].toSorted()).toEqual(declaringFiles.toSorted());
  expect(mockDuplicates).toEqual([]);
}, 120_000);
