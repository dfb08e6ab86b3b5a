import { api } from '@vitrin/shared-contracts/paths';
import { publicIssuers, type PipelineRow } from '@vitrin/shared-contracts/release-pipelines';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
});
afterAll(() => test.close());

const input = {
  remote: 'remote_public',
  name: 'Site ekibi, GitHub',
  provider: 'github',
  issuer: publicIssuers.github,
  repository_id: '1001',
  owner_id: '77',
  workflow: '.github/workflows/release.yml',
  ref: 'refs/heads/main',
  environment: '',
  may_promote: true,
};
const create = (form_data: object, by = staff) => by.call({ url: api.adminReleasePipelines, form: { form_data } });
const list = async () => (await staff.call({ url: api.adminReleasePipelines })).body.data as PipelineRow[];

it('a pipeline is added, listed and removed, and each is recorded in the audit log', async () => {
  const { status, body } = await create(input);
  const made = body.data as PipelineRow;
  expect([status, body.message]).toEqual([200, 'Oluşturuldu!']);
  expect(made).toMatchObject({ ...input, environment: null, created_by: 'Ayşe Yılmaz', last_used_at: null });
  expect(await list()).toEqual([made]);
  const removed = await staff.call({ url: api.adminReleasePipeline(made.id), form: { _method: 'DELETE' } });
  expect([removed.status, removed.body.message]).toEqual([200, 'Yayın hattı kaldırıldı.']);
  expect(await list()).toEqual([]);
  expect((await staff.call({ url: api.adminReleasePipeline(made.id), form: { _method: 'DELETE' } })).status).toBe(404);
  const rows = await test.services.db
    .selectFrom('audit')
    .select(['action', 'title'])
    .where('entity', '=', 'release-pipeline')
    .orderBy('id')
    .execute();
  const title = 'remote_public: Site ekibi, GitHub';
  expect(rows).toEqual([
    { action: 'create', title },
    { action: 'delete', title },
  ]);
});

it('the pipelines of a removed remote are not trusted for another one of its name', async () => {
  const remote = { name: 'remote_takvim', segment: 'takvim', title: 'Takvim' };
  await staff.call({ url: api.adminRemotes, form: { form_data: remote } });
  await create({ ...input, remote: 'remote_takvim' });
  expect(await list()).toHaveLength(1);
  await staff.call({ url: api.adminRemote('remote_takvim'), form: { _method: 'DELETE' } });
  expect(await list()).toEqual([]);
});

it.each([
  ['remote', { remote: 'remote_yok' }],
  ['remote', { remote: 'shell' }],
  ['name', { name: '' }],
  ['provider', { provider: 'jenkins' }],
  ['issuer', { issuer: 'http://gitlab.example' }],
  ['issuer', { issuer: 'https://gitlab.com/' }],
  ['issuer', { issuer: 'https://gitlab.com?x' }],
  ['issuer', { issuer: 'gitlab.com' }],
  ['repository_id', { repository_id: 'vitrin/site' }],
  ['owner_id', { owner_id: '' }],
  ['workflow', { workflow: 'release.sh' }],
  ['ref', { ref: 'main' }],
  ['ref', { ref: 'refs/heads/*' }],
  ['ref', { ref: 'refs/pull/1/merge' }],
  ['environment', { environment: 'x'.repeat(301) }],
])('rejects %s in %j', async (field, wrong) => {
  const { status, body } = await create({ ...input, ...wrong });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('only users who may publish add pipelines', async () => {
  expect((await create(input, await signIn(test, 'admin'))).status).toBe(403);
});
