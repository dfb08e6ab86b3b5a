import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { api } from '@vitrin/shared-contracts/paths';
import type { Db } from '../../platform/database/tables.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
afterEach(() => test.close());

const now = '2026-01-01T00:00:00.000Z';

async function start(prepare: (db: Db) => Promise<unknown>): Promise<void> {
  test = await buildTestApp(undefined, undefined, async (db) => void (await prepare(db)));
  staff = await signIn(test, 'admin');
}

async function warnings(): Promise<string[]> {
  const { body } = await staff.call({ url: api.statistics });
  return ((body.data as Statistics).warnings ?? []).flatMap(({ kind, text }) => (kind === 'taken-lists' ? [text] : []));
}

/** As a release before the lists allowed it. */
const remote = (segment: string) => (db: Db) =>
  db
    .insertInto('remotes')
    .values({ name: 'remote_takvim', segment, title: 'Takvim', created_at: now, created_by: 'Ayşe' })
    .execute();
const redirect = (source: string) => (db: Db) =>
  db
    .insertInto('redirects')
    .values({ source, source_key: source, target: '/makaleler', created_at: now, updated_at: now })
    .execute();

async function addProject(): Promise<void> {
  const form_data = { translations: { tr: { title: 'Okul', document: paragraphs('Metin.') } } };
  expect((await staff.call({ url: api.adminProjects, form: { form_data } })).status).toBe(200);
}

it('says where a list is whose address a remote has, once the list exists', async () => {
  await start(remote('projeler'));
  expect(await warnings()).toEqual([]);
  await addProject();
  expect(await warnings()).toEqual([
    '“Projeler” sayfası /projeler-2 adresinde açılıyor, çünkü /projeler adresini “Takvim” birimi kullanıyor.',
  ]);
});

it('says where the search is', async () => {
  await start(remote('ara'));
  expect((await warnings()).join('')).toContain(
    '/ara-2 adresinde açılıyor, çünkü /ara adresini “Takvim” birimi kullanıyor',
  );
});

it('says where the pages of records are whose segment a redirect has', async () => {
  await start(redirect('/proje/*'));
  await addProject();
  expect(await warnings()).toEqual([
    '“Projeler” listesindeki sayfalar /proje-2 adresinde açılıyor, çünkü /proje adresini bir yönlendirme kullanıyor.',
  ]);
});

it('says that a list waits for the next start when its address was taken after this one', async () => {
  await start(async () => undefined);
  await remote('ara')(test.services.db);
  expect((await warnings()).join('')).toContain('açılmıyor; sunucu yeniden başlatılınca boş bir adres alır');
});

it('users without the right to change redirects do not see it', async () => {
  await start(remote('ara'));
  staff = await signIn(test, 'editor');
  expect(await warnings()).toEqual([]);
});
