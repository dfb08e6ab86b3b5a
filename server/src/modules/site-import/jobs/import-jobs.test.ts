import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { api } from '@vitrin/shared-contracts/paths';
import type { ImportJob } from '@vitrin/shared-contracts/site-import';
import { fixtureFile, importCalls, type ImportCalls, type UploadedFile } from '../../../testing/import-calls.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startImportProcess } from './import-process.ts';
import { claimJob } from './import-claims.repository.ts';
import { runWaitingImport } from './run-waiting-import.ts';

// Each step is done by a process of its own.
jest.setTimeout(60_000);

let test: TestApp;
let calls: ImportCalls;
beforeEach(async () => {
  test = await buildTestApp();
  calls = importCalls(test, await signIn(test, 'admin'));
});
afterEach(() => test.close());

const articles = async () =>
  (await test.services.db.selectFrom('article_translations').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );
const countOf = ({ counts }: ImportJob, type: string, state: string) =>
  counts.find((each) => each.type === type && each.state === state)?.count ?? 0;

/** They take longer than the second in which the process learns that it is to stop. */
const POSTS = 300;

function manyPosts(): UploadedFile {
  const posts = Array.from(
    { length: POSTS },
    (
      _,
      index,
    ) => `<item><title>Yazı ${index}</title><wp:post_id>${index + 1}</wp:post_id><wp:post_type>post</wp:post_type>
<wp:status>publish</wp:status><wp:post_name>yazi-${index}</wp:post_name><content:encoded><![CDATA[Metin]]></content:encoded></item>`,
  );
  const start = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Çok yazı</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://cok.example</wp:base_blog_url>`;
  return { name: 'cok.xml', content: Buffer.from(`${start}${posts.join('')}</channel></rss>`) };
}

/** Resolves once the process has written a record. */
async function firstChange(): Promise<void> {
  const written = test.services.db.selectFrom('site_import_changes').select('id').limit(1);
  while (!(await written.executeTakeFirst())) await setTimeout(10);
}

async function planned(): Promise<ImportJob> {
  await calls.upload(await fixtureFile('bloklar.wxr.xml'));
  return calls.run('plan');
}

it('says how many files an import would fetch from the old site', async () => {
  await calls.upload(await fixtureFile('klasik.wxr.xml'));
  expect(await calls.run('plan')).toMatchObject({ state: 'done', files_to_fetch: 0 });
  expect(await calls.run('plan', { from: 'eski.example' })).toMatchObject({ state: 'done', files_to_fetch: 1 });
});

it('tries without a change, imports, shows what came, and takes it back', async () => {
  const plan = await planned();
  expect(plan).toMatchObject({ step: 'plan', state: 'done', problem: null, source: 'akasya.example/blog' });
  expect(await articles()).toEqual([]);
  expect(countOf(plan, 'post', 'created')).toBeGreaterThan(0);
  const noted = await calls.report(plan.import_id ?? 0, { filter: 'noted' });
  expect(noted.items.flatMap(({ notes }) => notes)).not.toEqual([]);

  const done = await calls.run('start');
  expect(done).toMatchObject({ step: 'import', state: 'done' });
  expect(countOf(done, 'post', 'created')).toBe(countOf(plan, 'post', 'created'));
  expect(await articles()).toEqual(['Gelecek yazı', 'Köprü onarımı']);
  const { items } = await calls.report(done.import_id ?? 0, { type: 'post' });
  expect(items[0]?.screen).toMatch(/^\/admin\/pages\/blog\/update\?id=\d+$/);
  expect((await calls.state()).imports).toMatchObject([{ id: done.import_id, state: 'done', author: 'Ayşe Yılmaz' }]);

  const undone = await calls.run('undo', { import_id: done.import_id ?? 0 });
  expect(undone).toMatchObject({ step: 'undo', state: 'done', kept: [] });
  expect(await articles()).toEqual([]);
  await calls.act('close');
  expect(await calls.state()).toMatchObject({ job: null, imports: [{ state: 'undone' }] });
});

it('starts one import, also when two users ask, and lets one process work on it', async () => {
  await planned();
  const other = importCalls(test, await signIn(test, 'admin'));
  const answers = await Promise.all([calls.act('start'), other.act('start')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const begun = await calls.begin(await fixtureFile('magaza.wxr.xml'));
  expect([begun.status, begun.body.message]).toEqual([409, expect.stringContaining('Sürmekte olan') as string]);
  const claims = await Promise.all(['one', 'two'].map((runner) => claimJob(test.services.db, runner)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

it('goes on after its process was killed, and brings nothing twice', async () => {
  await calls.upload(manyPosts());
  await calls.run('plan');
  await calls.act('start');
  const started: ChildProcess[] = [];
  await runWaitingImport(test.services, new AbortController().signal, (task) => {
    const child = startImportProcess(task);
    started.push(child);
    void firstChange().then(() => child.kill('SIGKILL'));
    return child;
  });
  expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL']);
  expect((await articles()).length).toBeLessThan(POSTS);
  expect((await calls.job()).state).toBe('waiting');
  await calls.work();
  expect(await calls.job()).toMatchObject({ step: 'import', state: 'done' });
  expect(await articles()).toHaveLength(POSTS);
});

it('is taken over from a server that was killed with its process', async () => {
  await planned();
  await calls.act('start');
  expect(await claimJob(test.services.db, 'killed')).not.toBeNull();
  expect(await calls.work()).toBe(false);
  const heartbeat_at = new Date(Date.now() - 60_000).toISOString();
  await test.services.db.updateTable('site_import_jobs').set({ heartbeat_at }).execute();
  expect(await calls.work()).toBe(true);
  expect(await calls.job()).toMatchObject({ state: 'done' });
});

it('waits for the user once several processes have ended unexpectedly', async () => {
  await planned();
  await calls.act('start');
  await test.services.db.updateTable('site_import_jobs').set({ attempts: 3 }).execute();
  expect(await calls.work()).toBe(false);
  expect(await calls.job()).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('yarıda kesildi') as string,
  });
  expect(await calls.run('resume')).toMatchObject({ state: 'done', problem: null });
});

it('is paused before it begins and while it writes, ends with what has come, and is taken back', async () => {
  await calls.upload(manyPosts());
  await calls.run('plan');
  await calls.act('start');
  await calls.act('pause');
  expect(await calls.work()).toBe(false);
  expect(await calls.job()).toMatchObject({ state: 'paused' });
  await calls.act('resume');
  const working = calls.work();
  await firstChange();
  expect((await calls.act('pause')).status).toBe(200);
  await working;
  expect(await calls.job()).toMatchObject({ step: 'import', state: 'paused', is_stopping: false });
  const { length } = await articles();
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThan(POSTS);

  await calls.act('cancel');
  const cancelled = await calls.job();
  expect(cancelled).toMatchObject({ step: 'import', state: 'cancelled' });
  for await (const name of test.services.files.names('import-parts/')) throw new Error(`${name} is left`);
  expect((await calls.run('undo', { import_id: cancelled.import_id ?? 0 })).state).toBe('done');
  expect(await articles()).toEqual([]);
});

it('forgets an import that was stopped before it has written anything', async () => {
  await planned();
  await calls.act('start');
  await test.services.db.updateTable('site_import_jobs').set({ wish: 'cancel' }).execute();
  await calls.work();
  expect(await calls.state()).toMatchObject({
    job: { step: 'import', state: 'cancelled', import_id: null },
    imports: [],
  });
});

it('says what is wrong with the files, and lets them be changed', async () => {
  await calls.upload({ name: 'bos.xml', content: Buffer.from('<html></html>') });
  expect(await calls.run('plan')).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('aktarılacak bir şey yok') as string,
  });
  await calls.act('prepare');
  const { files } = await calls.job();
  for (const { id } of files) await calls.remove(id);
  expect((await calls.act('plan')).body.message).toBe('Önce bir dosya seçin.');
  const uploads = { name: 'uploads.zip', role: 'uploads' as const, content: Buffer.from('no archive') };
  await calls.upload(uploads);
  expect(await planned()).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('.zip dosyası değil') as string,
  });
});

it('refuses what does not fit the state, and addresses that are none', async () => {
  expect((await calls.act('start')).status).toBe(404);
  await calls.begin(await fixtureFile('klasik.wxr.xml'));
  expect((await calls.act('plan')).body.message).toBe('klasik.wxr.xml henüz bütünüyle yüklenmedi.');
  await calls.upload(await fixtureFile('klasik.wxr.xml'));
  expect((await calls.act('plan', { from: 'ftp://x' })).body.errors).toEqual({
    from: expect.stringContaining('site adresi değil') as string,
  });
  for (const action of ['start', 'resume', 'close', 'pause', 'prepare'] as const)
    expect([action, (await calls.act(action)).status]).toEqual([action, 409]);
  expect((await calls.act('undo', { import_id: 99 })).status).toBe(404);
  expect((await calls.act('cancel')).status).toBe(200);
  expect((await calls.state()).job).toBeNull();
});

it('is for administrators', async () => {
  for (const role of ['editor', 'hr', 'support'] as const) {
    const staff = await signIn(test, role);
    expect([role, (await staff.call({ url: api.adminSiteImports })).status]).toEqual([role, 403]);
    expect([role, (await importCalls(test, staff).begin(await fixtureFile('klasik.wxr.xml'))).status]).toEqual([
      role,
      403,
    ]);
  }
});
