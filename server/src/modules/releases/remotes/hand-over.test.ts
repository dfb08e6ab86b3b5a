import { Readable } from 'node:stream';
import { api } from '@vitrin/shared-contracts/paths';
import type { NewPublishKey, ReleaseLogRow, UnitOverview } from '@vitrin/shared-contracts/release-management';
import { deriveCredential } from '@vitrin/shared-contracts/publishing';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { validRelease } from '../../../testing/sent-releases.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';

let site: PublishingSite;
let staff: Staff;

beforeEach(async () => {
  site = await buildPublishingSite();
  staff = await signIn(site);
});

afterEach(() => site.close());

const input = { owner: 'Kampanya ekibi', contact: 'kampanya@ornek.com', days: 30, reason: 'Ekip değişti' };
const handOver = (form_data: object = input, name = 'remote_public', headers: Record<string, string> = {}) =>
  staff.call({ url: `${api.adminRemotes}/${name}/hand-over`, form: { form_data }, headers });
const send = async (credential = site.team) =>
  (await site.send({ ...validRelease({ 'entry.js': 'yeni' }), credential })).status;

test('only the new credential publishes, and live release and log stay', async () => {
  const { status, body } = await handOver();
  const { key, secret } = body.data as NewPublishKey;
  expect([status, body.message, key.remote, key.name]).toEqual([
    200,
    'Birim devredildi.',
    'remote_public',
    'Kampanya ekibi',
  ]);
  expect(await send()).toBe(401);
  expect(await send(await deriveCredential(secret ?? ''))).toBe(201);

  const [, unit] = (await staff.call({ url: api.adminReleases })).body.data as UnitOverview[];
  expect(unit).toMatchObject({
    live: { id: site.first },
    owner: { owner: 'Kampanya ekibi', contact: 'kampanya@ornek.com' },
  });
  const log = (await staff.call({ url: api.adminReleaseLog })).body.data as ReleaseLogRow[];
  expect(log.find(({ action }) => action === 'hand-over')).toMatchObject({
    after: site.first,
    actor: 'Ayşe Yılmaz',
    reason: 'Kampanya ekibi: Ekip değişti',
  });
  const audit = await site.services.db.selectFrom('audit').selectAll().where('entity', '=', 'remote').execute();
  expect(audit).toMatchObject([{ action: 'update', title: 'remote_public' }]);
  expect(JSON.stringify(audit)).not.toContain('Kampanya');
});

test('a release that the former team is sending meanwhile is not stored', async () => {
  const tested = Promise.withResolvers<null>();
  const arrived = Promise.withResolvers<null>();
  site.smokeTest = () => {
    arrived.resolve(null);
    return tested.promise;
  };
  const sending = send();
  await arrived.promise;
  await handOver();
  tested.resolve(null);
  expect(await sending).toBe(401);
  const stored = await site.services.db
    .selectFrom('releases')
    .select('id')
    .where('unit', '=', 'remote_public')
    .execute();
  expect(stored).toEqual([{ id: site.first }]);
});

test.each([
  ['promote', { expected: null, reason: 'Yayınlandı' }],
  ['rollback', { expected: null, reason: 'Menü açılmıyor' }],
  ['tags', { tags: ['aday'] }],
  ['links', {}],
])('%s, whose body the former team sends afterwards, changes nothing', async (action, json) => {
  const begun = Promise.withResolvers<null>();
  const body = new Readable({ read: () => begun.resolve(null) });
  const sending = site.app.inject({
    method: 'POST',
    url: `/api/releases/remote_public/${action}`,
    headers: { authorization: `Bearer ${site.team.token}`, 'content-type': 'application/json' },
    payload: body,
  });
  await begun.promise;
  await handOver();
  body.push(JSON.stringify({ id: site.first, ...json }));
  body.push(null);
  const response = await sending;
  expect([response.statusCode, response.json()]).toEqual([
    401,
    expect.objectContaining({ message: expect.stringContaining('bu istek sürerken iptal edildi') as string }),
  ]);
});

test('a repeated request creates one credential; the shell and unknown remotes cannot be handed over', async () => {
  const headers = { 'idempotency-key': '7f0c2a52-7d0e-4c8b-9a41-0c1d2e3f4a5b' };
  const first = (await handOver(input, 'remote_public', headers)).body.data as NewPublishKey;
  const second = (await handOver(input, 'remote_public', headers)).body.data as NewPublishKey;
  expect(second).toEqual({ key: first.key, secret: null });
  expect((await handOver(input, 'shell')).body.message).toContain('Kabuk devredilmez');
  expect((await handOver(input, 'remote_yok')).status).toBe(404);
  expect((await handOver({ ...input, owner: ' ' })).body.errors).toHaveProperty('owner');
});
