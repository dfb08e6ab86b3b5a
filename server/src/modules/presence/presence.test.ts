import { randomUUID } from 'node:crypto';
import { durations } from '@vitrin/shared-contracts/limits';
import type { PresentUser } from '@vitrin/shared-contracts/presence';
import { readContentVersion } from '../../platform/database/content-version.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Staff;
let colleague: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
  colleague = await signIn(app, 'admin');
});
afterEach(() => app.close());

interface Ping {
  record?: string;
  id?: string;
  typed?: boolean;
}

async function ping(person: Staff, { record = '7', id = randomUUID(), typed = false }: Ping = {}) {
  const url = `/api/admin/presence/article/${record}/${id}`;
  const { status, body } = await person.call({ method: 'PUT', url, json: { typed } });
  return { id, status, others: body.data as PresentUser[] };
}

it('names the others who have the same record open, and when they typed', async () => {
  expect((await ping(staff)).others).toEqual([]);
  expect((await ping(colleague, { typed: true })).others).toEqual([{ name: 'Ayşe Yılmaz', last_input_at: null }]);
  const [other, ...rest] = (await ping(staff)).others;
  expect(rest).toEqual([]);
  expect(Date.now() - Date.parse(other?.last_input_at ?? '')).toBeLessThan(10_000);
  expect((await ping(staff, { record: '8' })).others).toEqual([]);
});

it('one user with two tabs is one user, and never another', async () => {
  await ping(staff);
  expect((await ping(staff)).others).toEqual([]);
  expect((await ping(colleague)).others).toHaveLength(1);
});

it('forgets a form that was closed, and one that was not seen for some time', async () => {
  const { id } = await ping(staff);
  await staff.call({ method: 'DELETE', url: `/api/admin/presence/article/7/${id}` });
  expect((await ping(colleague)).others).toEqual([]);

  await ping(staff);
  const old = new Date(Date.now() - durations.presenceMs - 1_000).toISOString();
  await app.services.db.updateTable('editing_presence').set({ last_seen_at: old }).execute();
  expect((await ping(colleague)).others).toEqual([]);
  expect(await app.services.db.selectFrom('editing_presence').select('user_id').execute()).toEqual([
    { user_id: colleague.userId },
  ]);
});

it('a form of another user cannot be changed or closed, and nothing is written to the site', async () => {
  const version = await readContentVersion(app.services.db);
  const { id } = await ping(staff);
  await ping(colleague, { id, typed: true });
  await colleague.call({ method: 'DELETE', url: `/api/admin/presence/article/7/${id}` });
  expect((await ping(colleague)).others).toEqual([{ name: 'Ayşe Yılmaz', last_input_at: null }]);
  expect(await readContentVersion(app.services.db)).toBe(version);
});

it('requires the right of the kind, a known kind and a UUID', async () => {
  expect((await ping(await signIn(app, 'hr'))).status).toBe(403);
  expect((await ping(staff, { id: 'x' })).status).toBe(404);
  const url = `/api/admin/presence/user/1/${randomUUID()}`;
  expect((await staff.call({ method: 'PUT', url, json: {} })).status).toBe(404);
});
