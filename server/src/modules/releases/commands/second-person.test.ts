import { api } from '@vitrin/shared-contracts/paths';
import { deriveCredential, type Credential } from '@vitrin/shared-contracts/publishing';
import type {
  NewPublishKey,
  ReleaseLogRow,
  ReleaseRow,
  RemoteState,
  UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import { startOidcIssuer, type OidcIssuer } from '../../../testing/oidc-issuer.ts';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { descriptorOf, validRelease } from '../../../testing/sent-releases.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { githubJob, trustPipeline } from '../../../testing/trusted-pipelines.ts';
import { deletePipeline } from '../pipelines/pipelines.repository.ts';

const FILES = { 'entry.js': 'ikinci' };
const second = descriptorOf(FILES, {}).id;
const unit = api.adminUnitReleases('remote_public');
const NEEDED = 'Bu birimde bir sürümü yayınlayan, onu canlıya alamaz.';

let site: PublishingSite;
let first: string;
let maker: Staff;
/** Key whose secret `maker` has seen. */
let key: Credential;

beforeEach(async () => {
  site = await buildPublishingSite();
  ({ first } = site);
  maker = await signIn(site);
  key = await newKey();
  await site.send({ ...validRelease(FILES), credential: key });
  await send('policy', { two_people: true });
});
afterEach(() => site.close());

async function newKey(): Promise<Credential> {
  const form_data = { remote: 'remote_public', name: 'Hat', days: 1 };
  const { body } = await maker.call({ url: api.adminReleaseKeys, form: { form_data } });
  return deriveCredential((body.data as NewPublishKey).secret ?? '');
}

const send = (action: string, form_data: object, by = maker) =>
  by.call({ url: `${unit}/${action}`, form: { form_data } });
const decision = () => ({ id: second, expected: first, reason: 'Yeni sürüm' });

async function call(action: string, json: object, credential: Credential) {
  const headers = { authorization: `Bearer ${credential.token}` };
  const { status, body } = await sendRequest(site.app, { url: `/api/releases/remote_public/${action}`, json, headers });
  return { status, message: body.message ?? '', data: body.data as RemoteState };
}

test('neither the credential of a release nor the person who made it promotes the release', async () => {
  const byKey = await call('promote', decision(), key);
  expect([byKey.status, byKey.message]).toEqual([422, expect.stringContaining(NEEDED)]);
  const byMaker = await send('promote', decision());
  expect([byMaker.status, byMaker.body.message]).toEqual([422, expect.stringContaining('Yayınlayan: Hat.')]);
  expect((await send('canary', { ...decision(), percent: 99 })).status).toBe(422);
  expect((await call('promote', decision(), await newKey())).status).toBe(422);
  const { data } = await maker.call({ url: unit }).then(({ body }) => body);
  expect((data as ReleaseRow[]).map(({ id, second_person }) => [id, second_person])).toEqual([
    [second, expect.stringContaining(NEEDED)],
    [first, null],
  ]);
});

test('another person or credential promotes it, and a rollback needs no second person', async () => {
  const other = await signIn(site);
  const rows = (await other.call({ url: unit })).body.data as ReleaseRow[];
  expect(rows.every(({ second_person }) => second_person === null)).toBe(true);
  expect((await send('promote', decision(), other)).status).toBe(200);
  expect(((await other.call({ url: `${unit}/log` })).body.data as ReleaseLogRow[])[0]?.emergency).toBe(false);
  const back = await call('rollback', { expected: second, reason: 'Menü açılmıyor' }, key);
  expect([back.status, back.data.live, back.data.two_people]).toEqual([200, first, true]);
  expect((await call('promote', decision(), site.team)).status).toBe(200);
});

test('in an emergency a user with the right promotes alone, and log and overview show it', async () => {
  expect((await send('emergency', { ...decision(), reason: ' ' })).body.errors).toHaveProperty('reason');
  expect((await send('emergency', { ...decision(), reason: 'Site çalışmıyor' })).status).toBe(200);
  const [entry] = (await maker.call({ url: `${unit}/log` })).body.data as ReleaseLogRow[];
  expect(entry).toMatchObject({ action: 'promote', after: second, reason: 'Site çalışmıyor', emergency: true });
  const units = (await maker.call({ url: api.adminReleases })).body.data as UnitOverview[];
  expect(units.find((row) => row.unit === 'remote_public')).toMatchObject({
    two_people: true,
    live: { id: second, emergency: true },
  });
});

test('only the right for emergencies changes the rule, and each change is recorded in the audit log', async () => {
  const admin = await signIn(site, 'admin');
  expect((await send('policy', { two_people: false }, admin)).status).toBe(403);
  expect((await send('emergency', decision(), admin)).status).toBe(403);
  expect((await send('policy', { two_people: 'belki' })).status).toBe(422);
  expect((await send('policy', { two_people: false })).body.message).toContain('gerekmez');
  expect((await call('promote', decision(), key)).status).toBe(200);
  const audit = site.services.db
    .selectFrom('audit')
    .select('title')
    .where('entity', '=', 'release-policy')
    .orderBy('id');
  expect((await audit.execute()).map(({ title }) => title)).toEqual([
    'remote_public: ikinci kişi gerekir',
    'remote_public: ikinci kişi gerekmez',
  ]);
});

test('a key that is older than the ids of users counts as the user of its name', async () => {
  const older = await newKey();
  const { db } = site.services;
  const change = db.updateTable('publish_tokens').where('public_key', '=', older.publicKey);
  await change.set({ created_by_user: null }).execute();
  expect((await call('promote', decision(), older)).status).toBe(422);
  await change.set({ created_by: 'Can Demir' }).execute();
  expect((await call('promote', decision(), older)).status).toBe(200);
});

describe('a pipeline with the right to promote', () => {
  const files = { 'entry.js': 'üçüncü' };
  const own = descriptorOf(files, {}).id;
  let issuer: OidcIssuer;
  let other: Staff;
  beforeEach(async () => {
    issuer = await startOidcIssuer();
    other = await signIn(site);
  });
  afterEach(() => issuer.close());

  const trust = ({ userId }: Staff) =>
    trustPipeline(site.services, issuer, { may_promote: true }, { id: userId, name: 'Ayşe Yılmaz' });

  async function job(): Promise<Credential> {
    const json = { remote: 'remote_public', id_token: await issuer.sign(githubJob(issuer)) };
    const { body } = await sendRequest(site.app, { url: '/api/releases/token', json });
    return deriveCredential((body.data as { secret: string }).secret);
  }

  test('promotes releases of others, and its own by none of its jobs', async () => {
    await trust(other);
    expect((await site.send({ ...validRelease(files), credential: await job() })).status).toBe(201);
    expect((await call('promote', { ...decision(), id: own }, await job())).status).toBe(422);
    expect((await call('promote', decision(), await job())).status).toBe(200);
    expect((await send('promote', { ...decision(), id: own, expected: second })).status).toBe(200);
  });

  test('counts as the user who trusts it, also after it was removed', async () => {
    const id = await trust(maker);
    expect((await call('promote', decision(), await job())).status).toBe(422);
    expect((await site.send({ ...validRelease(files), credential: await job() })).status).toBe(201);
    await deletePipeline(site.services.db, id);
    expect((await send('promote', { ...decision(), id: own })).status).toBe(422);
    expect((await send('promote', { ...decision(), id: own }, other)).status).toBe(200);
  });

  test('is the same one when another user trusts its workflow again', async () => {
    const id = await trust(maker);
    expect((await site.send({ ...validRelease(files), credential: await job() })).status).toBe(201);
    await deletePipeline(site.services.db, id);
    await trust(other);
    expect((await call('promote', { ...decision(), id: own }, await job())).status).toBe(422);
  });
});
