import type { JWTVerifyGetKey } from 'jose';
import { deriveCredential } from '@vitrin/shared-contracts/publishing';
import type { PipelineCredential, PipelineInput } from '@vitrin/shared-contracts/release-pipelines';
import { startOidcIssuer, type OidcIssuer } from '../../../testing/oidc-issuer.ts';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { githubJob, gitlabJob, trustPipeline, type Claims } from '../../../testing/trusted-pipelines.ts';
import { releaseRows } from '../release-rows.service.ts';
import { exchangeIdToken } from './exchange.service.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { fetchIssuerKeys } from './issuers.ts';
import { deleteEndedCredentials, deletePipeline } from './pipelines.repository.ts';

let site: PublishingSite;
let issuer: OidcIssuer;
let pipeline: number;
beforeAll(async () => {
  site = await buildPublishingSite();
  issuer = await startOidcIssuer();
  pipeline = await trustPipeline(site.services, issuer);
});
afterAll(async () => {
  await issuer.close();
  await site.close();
});
beforeEach(() => site.services.db.deleteFrom('throttle').execute());

async function exchange(id_token: string, remote = 'remote_public') {
  const { status, body } = await sendRequest(site.app, {
    method: 'POST',
    url: '/api/releases/token',
    json: { remote, id_token },
  });
  return { status, message: body.message ?? '', data: body.data as PipelineCredential };
}
const exchangeJob = async (change: Claims = {}) => exchange(await issuer.sign(githubJob(issuer, change)));
const now = () => Math.floor(Date.now() / 1000);

test('a job publishes with the credential that it gets for its ID token, for a quarter of an hour', async () => {
  const { status, data } = await exchangeJob();
  expect([status, data.may_promote]).toEqual([200, false]);
  const minutes = (Date.parse(data.expires_at) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(15);

  const credential = await deriveCredential(data.secret);
  expect(await site.send({ credential })).toMatchObject({ status: 201 });
  const log = site.services.db.selectFrom('release_log').select('actor').where('action', '=', 'publish');
  expect(await log.execute()).toEqual([{ actor: 'GitHub hattı' }]);
  const [row] = (await releaseRows(site.services, 'remote_public', { page: 1, size: 5 }, { name: 'Ayşe' })).rows;
  expect(row).toMatchObject({
    commit: '0123456789abcdef0123456789abcdef01234567',
    published_by: 'GitHub hattı',
    provenance: {
      repository: 'vitrin/site',
      ref: 'refs/heads/main',
      commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
      run_url: `${issuer.url}/vitrin/site/actions/runs/555`,
      runner: 'github-hosted',
    },
  });
  const headers = { authorization: `Bearer ${credential.token}` };
  const promote = await sendRequest(site.app, {
    url: '/api/releases/remote_public/promote',
    json: { id: site.first, expected: site.first, reason: 'x' },
    headers,
  });
  expect([promote.status, promote.body.message]).toEqual([403, expect.stringContaining('sürüm yükleyebilir')]);
  const other = await sendRequest(site.app, { url: '/api/releases/remote_auth', headers });
  expect(other.status).toBe(401);
});

test('nothing that is stored can publish, and the token is not stored', async () => {
  const token = await issuer.sign(githubJob(issuer));
  const { data } = await exchange(token);
  const { db } = site.services;
  const stored = JSON.stringify([
    await db.selectFrom('publish_tokens').selectAll().execute(),
    await db.selectFrom('used_id_tokens').selectAll().execute(),
  ]);
  expect(stored).toContain('GitHub hattı');
  expect(stored).not.toContain(data.secret.slice('vitrin_'.length));
  expect(stored).not.toContain((await deriveCredential(data.secret)).token);
  expect(stored).not.toContain(token.split('.')[2]);
});

const AUDIENCE = /bu site için alınmamış/;
const TIME = /süresi dolmuş ya da başlamamış/;
const UNKNOWN = /tanıtılmış böyle bir yayın hattı yok/;
test.each<[string, () => Claims, number, RegExp]>([
  ['another audience', () => ({ aud: 'https://baska.example' }), 401, AUDIENCE],
  ['a second audience', () => ({ aud: ['http://localhost:3000', 'https://baska.example'] }), 401, AUDIENCE],
  ['another repository', () => ({ repository_id: '1002' }), 403, UNKNOWN],
  ['the same names of another owner', () => ({ repository_owner_id: '78' }), 403, UNKNOWN],
  ['an expired token', () => ({ iat: now() - 500, exp: now() - 100 }), 401, TIME],
  ['a token older than ten minutes', () => ({ iat: now() - 700, exp: now() + 500 }), 401, TIME],
  ['a token from the future', () => ({ iat: now() + 300, exp: now() + 900 }), 401, TIME],
  ['a token that is not valid yet', () => ({ nbf: now() + 300 }), 401, TIME],
  ['no token id', () => ({ jti: undefined }), 401, /geçersiz/],
  ['an empty token id', () => ({ jti: '' }), 401, /geçersiz/],
  ['no expiry', () => ({ exp: undefined }), 401, /geçersiz/],
  ['an expiry that is no date', () => ({ exp: 1e300 }), 401, /geçersiz/],
  ['an expiry in a hundred years', () => ({ exp: now() + 3e9 }), 401, /geçersiz/],
  ['a start that is no date', () => ({ nbf: 1e300 }), 401, TIME],
  ['a time of issue that is no date', () => ({ iat: 1e300 }), 401, TIME],
  ['a time of issue before all dates', () => ({ iat: -1e300 }), 401, TIME],
  ['an expiry that is no number', () => ({ exp: '2030' }), 401, /geçersiz/],
  ['an issuer that is no text', () => ({ iss: { url: 'https://kotu.example' } }), 403, UNKNOWN],
  ['an issuer that is a truth value', () => ({ iss: true }), 403, UNKNOWN],
  ['an issuer that no database stores', () => ({ iss: 'https://kotu.example\u0000' }), 403, UNKNOWN],
  ['an unknown issuer', () => ({ iss: 'https://kotu.example' }), 403, UNKNOWN],
  ['a pull request', () => ({ event_name: 'pull_request' }), 403, /Değişiklik isteğinden/],
  ['a pull request from a fork', () => ({ event_name: 'pull_request_target' }), 403, /Değişiklik isteğinden/],
  ['another branch', () => ({ ref: 'refs/heads/deneme' }), 403, /iş akışı bu değil/],
  [
    'another workflow',
    () => ({ job_workflow_ref: 'vitrin/site/.github/workflows/x.yml@refs/heads/main' }),
    403,
    /iş akışı bu değil: vitrin\/site\/.github\/workflows\/x.yml/,
  ],
])('refuses %s', async (_what, change, status, message) => {
  const answer = await exchangeJob(change());
  expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(message)]);
});

test('refuses tokens that the issuer has not signed', async () => {
  const claims = githubJob(issuer);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = [
    `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    await issuer.sign(claims, { alg: 'HS256' }, new TextEncoder().encode(await issuer.publicKey())),
    await issuer.sign(claims, { kid: 'key-99' }),
    await issuer.sign(claims, { typ: 'at+jwt' }),
    `${(await issuer.sign(claims)).slice(0, -8)}AAAAAAAA`,
    'metin',
  ];
  for (const token of forged) expect((await exchange(token)).status).toBe(401);
  expect((await exchange(await issuer.sign(claims))).status).toBe(200);
});

test('accepts a job whose run has a broken text, which becomes part of its address', async () => {
  expect(await exchangeJob({ run_id: '\ud800', jti: 'bozuk-metin' })).toMatchObject({ status: 200 });
});

test('a token is used once, also by two requests at the same time', async () => {
  const token = await issuer.sign(githubJob(issuer));
  const answers = await Promise.all([exchange(token), exchange(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await exchange(token)).message).toContain('daha önce kullanıldı');
});

test('a credential is for the remote of the pipeline, and ends with the pipeline', async () => {
  expect((await exchange(await issuer.sign(githubJob(issuer)), 'remote_auth')).status).toBe(403);
  const id = await trustPipeline(site.services, issuer, { remote: 'remote_auth' });
  const { data } = await exchange(await issuer.sign(githubJob(issuer)), 'remote_auth');
  const { token } = await deriveCredential(data.secret);
  const read = { url: '/api/releases/remote_auth', headers: { authorization: `Bearer ${token}` } };
  expect((await sendRequest(site.app, read)).status).toBe(200);
  await deletePipeline(site.services.db, id);
  expect((await sendRequest(site.app, read)).status).toBe(401);
  expect((await exchange(await issuer.sign(githubJob(issuer)), 'remote_auth')).status).toBe(403);
});

test('a job that publishes two remotes exchanges its token once for each', async () => {
  const id = await trustPipeline(site.services, issuer, { remote: 'remote_auth' });
  const token = await issuer.sign(githubJob(issuer));
  const statuses = [];
  for (const remote of ['remote_public', 'remote_auth', 'remote_auth'])
    statuses.push((await exchange(token, remote)).status);
  await deletePipeline(site.services.db, id);
  expect(statuses).toEqual([200, 200, 401]);
});

test('a pipeline that is removed while the keys of its issuer are fetched gets no credential', async () => {
  const { services } = site;
  const id = await trustPipeline(services, issuer, { remote: 'remote_auth' });
  const id_token = await issuer.sign(githubJob(issuer));
  const keys = createIssuerKeys({ fetchKeys: (url) => fetchIssuerKeys(url, services.config), onFailure: () => {} });
  const keysOf = (url: string): JWTVerifyGetKey => {
    return async (...token) => {
      await deletePipeline(services.db, id);
      return keys(url)(...token);
    };
  };
  await expect(exchangeIdToken(services, keysOf, { remote: 'remote_auth', id_token })).rejects.toMatchObject({
    code: 'no-trusted-pipeline',
  });
  const credentials = services.db.selectFrom('publish_tokens').select('id').where('pipeline_id', '=', id);
  expect(await credentials.where('revoked_at', 'is', null).execute()).toEqual([]);
});

describe('a pipeline of remote_admin', () => {
  const trust = (change: Partial<PipelineInput>) =>
    trustPipeline(site.services, issuer, { remote: 'remote_admin', ...change });
  const status = async (claims: Claims) => (await exchange(await issuer.sign(claims), 'remote_admin')).status;
  afterEach(() => site.services.db.deleteFrom('trusted_pipelines').where('remote', '=', 'remote_admin').execute());

  test('on GitLab needs a protected branch and no merge request', async () => {
    await trust({ provider: 'gitlab' });
    expect(await status(gitlabJob(issuer))).toBe(200);
    expect(await status(gitlabJob(issuer, { project_id: 1001, ref_protected: true }))).toBe(200);
    // GitLab creates the token when the job starts.
    expect(await status(gitlabJob(issuer, { iat: now() - 3_000, exp: now() + 600 }))).toBe(200);
    expect(await status(gitlabJob(issuer, { iat: now() - 12_000, exp: now() + 600 }))).toBe(401);
    expect(await status(gitlabJob(issuer, { ref_protected: 'false' }))).toBe(403);
    expect(await status(gitlabJob(issuer, { ref_protected: undefined }))).toBe(403);
    expect(await status(gitlabJob(issuer, { pipeline_source: 'merge_request_event' }))).toBe(403);
    expect(await status(gitlabJob(issuer, { namespace_id: '78' }))).toBe(403);
  });

  test('may be of an environment and of all tags with a prefix', async () => {
    await trust({ ref: 'refs/tags/v*', environment: 'production' });
    const workflow = (ref: string) => `vitrin/site/.github/workflows/release.yml@${ref}`;
    const job = (ref: string, environment?: string) =>
      githubJob(issuer, { ref, job_workflow_ref: workflow(ref), environment });
    expect(await status(job('refs/tags/v1.2', 'production'))).toBe(200);
    expect(await status(job('refs/tags/v1.2', 'deneme'))).toBe(403);
    expect(await status(job('refs/tags/v1.2'))).toBe(403);
    expect(await status(job('refs/tags/w1', 'production'))).toBe(403);
    expect(await status(job('refs/heads/v1', 'production'))).toBe(403);
  });

  test('may use a workflow of another repository at one commit', async () => {
    const shared = 'vitrin/ortak/.github/workflows/release.yml@refs/tags/v3';
    await trust({ workflow: shared });
    expect(await status(githubJob(issuer, { job_workflow_ref: shared }))).toBe(200);
    expect(await status(githubJob(issuer, { job_workflow_ref: shared.replace('v3', 'v4') }))).toBe(403);
    expect(await status(githubJob(issuer))).toBe(403);
  });
});

test('ended credentials of pipelines are deleted, except those that have signed a stored release', async () => {
  const { db } = site.services;
  const count = async () =>
    (await db.selectFrom('publish_tokens').where('pipeline_id', '=', pipeline).select('id').execute()).length;
  expect(await count()).toBeGreaterThan(1);
  await deleteEndedCredentials(db, new Date(Date.now() + 3_600_000).toISOString());
  expect(await count()).toBe(1);
  expect(await db.selectFrom('publish_tokens').where('pipeline_id', 'is', null).select('id').execute()).toHaveLength(1);
});

test('attempts are limited', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await exchange('metin')).status);
  expect(statuses.at(-2)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});
