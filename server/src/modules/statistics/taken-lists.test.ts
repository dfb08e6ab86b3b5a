import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const now = '2026-01-01T00:00:00.000Z';

async function warnings(): Promise<string[]> {
  const { body } = await staff.call({ url: api.statistics });
  return ((body.data as Statistics).warnings ?? []).flatMap(({ kind, text }) => (kind === 'taken-lists' ? [text] : []));
}

/** As a release before the lists allowed it. */
async function addRemote(segment: string): Promise<void> {
  const remote = { name: 'remote_takvim', segment, title: 'Takvim', created_at: now, created_by: 'Ayşe' };
  await test.services.db.insertInto('remotes').values(remote).execute();
}

async function addRedirect(source: string): Promise<void> {
  await test.services.db
    .insertInto('redirects')
    .values({ source, source_key: source, target: '/makaleler', created_at: now, updated_at: now })
    .execute();
}

async function addProject(): Promise<void> {
  const form_data = { translations: { tr: { title: 'Okul', document: paragraphs('Metin.') } } };
  expect((await staff.call({ url: api.adminProjects, form: { form_data } })).status).toBe(200);
}

it('says that a remote has the address of a list, once the list exists', async () => {
  await addRemote('projeler');
  expect(await warnings()).toEqual([]);
  await addProject();
  expect(await warnings()).toEqual([
    '“Projeler” sayfası açılmıyor, çünkü /projeler adresini “Takvim” birimi kullanıyor; ona başka bir adres verin.',
  ]);
});

it('says that a remote has the address of the search', async () => {
  await addRemote('ara');
  expect((await warnings()).join('')).toContain('/ara adresini “Takvim” birimi kullanıyor');
});

it('says which redirects a list has ended', async () => {
  await addRedirect('/projeler');
  expect(await warnings()).toEqual([]);
  await addProject();
  expect(await warnings()).toEqual([
    '/projeler adresinden yönlendirme artık çalışmıyor, çünkü orada “Projeler” sayfası var; yönlendirmeyi silin.',
  ]);
});

it('users without the right to change redirects do not see it', async () => {
  await addRemote('ara');
  staff = await signIn(test, 'editor');
  expect(await warnings()).toEqual([]);
});
