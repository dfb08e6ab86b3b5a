import { importCommand } from '../../../cli/import.command.ts';
import { outputOf, useCommandLine } from '../../../testing/command-line.ts';
import { fixtureFile, importCalls, type ImportCalls } from '../../../testing/import-calls.ts';
import { cliContext, importFixture } from '../../../testing/import-items.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runCommand } from './command-import.service.ts';
import { claimForCommand, claimJob, saveHeartbeat } from './import-claims.repository.ts';

// A step of the panel is done by a process of its own.
jest.setTimeout(60_000);

const name = 'bloklar.wxr.xml';
const command = { author_name: 'Komut satırı', step: 'import' } as const;

let test: TestApp;
let calls: ImportCalls;
let restoreEnvironment: () => void;
beforeEach(async () => {
  test = await buildTestApp();
  restoreEnvironment = useCommandLine(test);
  calls = importCalls(test, await signIn(test, 'admin'));
  await calls.upload(await fixtureFile(name));
  await calls.run('plan');
});
afterEach(async () => {
  restoreEnvironment();
  await test.close();
});

const importOnCommandLine = (...flags: string[]) => outputOf(importCommand, importFixture(name), ...flags);
const articles = () => test.services.db.selectFrom('articles').select('id').execute();

/** Lets the processes look as if they had said nothing for a minute. */
async function silence(): Promise<void> {
  const heartbeat_at = new Date(Date.now() - 60_000).toISOString();
  await test.services.db.updateTable('site_import_jobs').set({ heartbeat_at }).execute();
}

it('refuses a command while a process of the panel works, but for a trial', async () => {
  await calls.act('start');
  const claim = await claimJob(test.services.db, 'panel');
  await expect(importOnCommandLine()).rejects.toThrow('Şu anda başka bir aktarım sürüyor.');
  await expect(outputOf(importCommand, 'undo', '1')).rejects.toThrow('Şu anda başka bir aktarım sürüyor.');
  expect(await articles()).toEqual([]);
  expect(await importOnCommandLine('--dry-run')).toContain('siteye hiçbir şey yazılmadı');
  expect(claim && (await saveHeartbeat(test.services.db, claim, {}))).toBe('');
});

it('lets the panel wait for a command, and refuses another one and what begins in the panel', async () => {
  await calls.act('start');
  const work = { context: cliContext, step: 'import', isStopped: () => false } as const;
  await runCommand(test.services, work, async () => {
    expect(await calls.work()).toBe(false);
    await expect(importOnCommandLine()).rejects.toThrow('Şu anda başka bir aktarım sürüyor.');
    await calls.act('pause');
    const { status, body } = await calls.act('resume');
    expect([status, body.message]).toEqual([409, 'Komut satırında bir aktarım sürüyor. Bitince yeniden deneyin.']);
  });
  expect(await calls.run('resume')).toMatchObject({ step: 'import', state: 'done' });
});

it('gives one of several that begin at the same moment the turn', async () => {
  await calls.act('start');
  const { db } = test.services;
  const claims = await Promise.all([
    claimJob(db, 'panel'),
    claimForCommand(db, 'one', command),
    claimForCommand(db, 'two', command),
  ]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

it('takes over from a process of the panel that is gone, which loses its import and brings nothing twice', async () => {
  await calls.act('start');
  const lost = await claimJob(test.services.db, 'panel');
  await silence();
  expect(await importOnCommandLine()).toContain('Tamamlandı.');
  expect(lost && (await saveHeartbeat(test.services.db, lost, {}))).toBeNull();
  const { length } = await articles();
  await calls.work();
  expect(await calls.job()).toMatchObject({ step: 'import', state: 'done' });
  expect(await articles()).toHaveLength(length);
});

it('lets the panel take over from a command that is gone', async () => {
  await calls.act('start');
  const lost = await claimForCommand(test.services.db, 'killed', command);
  await silence();
  expect(await calls.work()).toBe(true);
  expect(lost && (await saveHeartbeat(test.services.db, lost, {}))).toBeNull();
  expect(await calls.job()).toMatchObject({ state: 'done' });
});
