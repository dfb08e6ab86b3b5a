import { api } from '@vitrin/shared-contracts/paths';
import { storeLiveRelease, storeRelease } from '../../../testing/stored-releases.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const unit = 'remote_deneme';
const own = api.adminUnitReleases(unit);
const PROBLEM = 'Birimin sitedeki adresinde bu sürümün sayfası yok.';

let test: TestApp;
let staff: Staff;
/** Releases without a page at the address of their remote. */
let unreachable: Set<string>;
let live: string;

beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
  unreachable = new Set();
  test.services.releasePages.connect({
    addressProblem: async ({ id }) => (unreachable.has(id) ? PROBLEM : null),
    warnings: async ({ id }, insteadOf) => [`${id} yerine ${insteadOf ?? 'canlıdaki'}`],
  });
  await staff.call({
    url: api.adminRemotes,
    form: { form_data: { name: unit, segment: 'denemeler', title: 'Deneme' } },
  });
  live = await storeLiveRelease(test.services, unit, 'canlı');
});
afterEach(() => test.close());

const send = (url: string, form_data: object) => staff.call({ url, form: { form_data } });

it.each([
  ['promote', {}],
  ['canary', { percent: 10 }],
])('refuses to %s a release without a page at the address of its remote', async (action, more) => {
  const id = await storeRelease(test.services, unit, 'yeni');
  unreachable.add(id);
  const { status, body } = await send(`${own}/${action}`, { id, expected: live, reason: 'x', ...more });
  expect([status, body.message]).toEqual([422, PROBLEM]);
});

it('rolls back to the last release that has a page there', async () => {
  const [older, old, now] = [
    live,
    await storeLiveRelease(test.services, unit, '2'),
    await storeLiveRelease(test.services, unit, '3'),
  ];
  unreachable.add(old);
  const { body } = await send(`${own}/rollback`, { expected: now, reason: 'x' });
  expect(body.data).toMatchObject({ live: { id: older } });
});

it('refuses to restore a remote at an address where its last release has no page', async () => {
  await send(`${api.adminRemote(unit)}/retire`, { expected: live, reason: 'x' });
  unreachable.add(live);
  const restore = `${api.adminArchivedRemote(unit)}/restore`;
  const { status, body } = await send(restore, { segment: 'firsatlar', title: 'Deneme' });
  expect([status, body.errors]).toEqual([422, { segment: `${PROBLEM} Önceki yolu: denemeler.` }]);
  unreachable.clear();
  expect((await send(restore, { segment: 'firsatlar', title: 'Deneme' })).status).toBe(200);
});

it('says before a decision what visitors would lose, also for a tag', async () => {
  const id = await storeRelease(test.services, unit, 'yeni');
  await send(`${own}/labels`, { id, tags: ['aday'], note: '' });
  const { body } = await staff.call({ url: `${api.adminReleaseLosses(unit)}?release=aday` });
  expect(body.data).toEqual({ warnings: [`${id} yerine canlıdaki`] });
});

it('answers without findings when the pages cannot be compared', async () => {
  test.services.releasePages.connect({
    addressProblem: async () => null,
    warnings: () => Promise.reject(new Error('no process')),
  });
  const { status, body } = await staff.call({ url: `${api.adminReleaseLosses(unit)}?release=${live}` });
  expect([status, body.data]).toEqual([200, { warnings: [] }]);
});
