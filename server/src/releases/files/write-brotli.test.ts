import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildPublishingSite, type PublishingSite } from '../../testing/publishing-site.ts';
import { descriptorOf, validRelease, type Files } from '../../testing/sent-releases.ts';
import type { Services } from '../../services.ts';
import { releasesModule } from '../../modules/releases/releases.module.ts';
import { createBrotliQueue } from './brotli-queue.ts';
import { releaseFolder, removeRelease } from './release-files.ts';
import { releaseRoutes } from './release-files.routes.ts';

const unit = 'remote_public';
/** Long enough that the qualities give different sizes. */
const content = Array.from({ length: 400 }, (_, index) => `export const value${index} = ${index ** 3};`).join('\n');
const files: Files = { 'entry.js': content, 'pages/menu.js': `${content}//`, 'logo.png': 'p' };
const best = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

let site: PublishingSite;
const warnings: object[] = [];
beforeEach(async () => {
  site = await buildPublishingSite();
  warnings.length = 0;
  jest.spyOn(site.services.log, 'warn').mockImplementation((entry: unknown) => void warnings.push(entry as object));
});
afterEach(() => site.close());

const folderOf = (sent: Files) => releaseFolder(site.services.config.dataDir, unit, descriptorOf(sent, {}).id);
const pathOf = (name: string) => path.join(folderOf(files), name);
const namesIn = (folder: string) => new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
const publish = async (sent = files) => expect(await site.send(validRelease(sent))).toMatchObject({ status: 201 });
const running = () => new AbortController().signal;

async function runJobs(stopping = running(), services: Services = site.services): Promise<void> {
  for (const { run } of releasesModule.jobs ?? []) await run(services, stopping);
}

/** Services of a process that has just started. */
const restarted = (): Services => ({ ...site.services, brotliQueue: createBrotliQueue(site.services.config) });

it('sends gzip as soon as a release is stored, and the best Brotli afterwards', async () => {
  await site.app.register(releaseRoutes, site.services);
  await publish();
  const url = `/releases/${unit}/${descriptorOf(files, {}).id}/entry.js`;
  const get = async (accepted: string) => {
    const { headers } = await site.app.inject({ url, headers: { 'accept-encoding': accepted } });
    return [headers['content-encoding'], headers['content-length'], headers['cdn-cache-control']];
  };
  const gzip = `${statSync(pathOf('entry.js.gz')).size}`;
  expect(await get('gzip, br')).toEqual(['gzip', gzip, 'max-age=60']);
  expect(await get('gzip')).toEqual(['gzip', gzip, undefined]);
  await runJobs();
  expect(await get('gzip, br')).toEqual(['br', `${best(content).length}`, undefined]);
  expect(await get('gzip')).toEqual(['gzip', gzip, undefined]);
});

it('writes the missing variants alone, and leaves nothing else', async () => {
  await publish();
  const before = namesIn(folderOf(files));
  const gzip = readFileSync(pathOf('entry.js.gz'));
  await runJobs();
  expect(readFileSync(pathOf('entry.js.br'))).toEqual(best(content));
  expect(readFileSync(pathOf('pages/menu.js.br'))).toEqual(best(`${content}//`));
  expect(readFileSync(pathOf('entry.js.gz'))).toEqual(gzip);
  expect(namesIn(folderOf(files))).toEqual(new Set([...before, 'entry.js.br', path.join('pages', 'menu.js.br')]));
  expect(readdirSync(path.join(site.services.config.dataDir, 'incoming'))).toEqual([]);
});

it('continues after a restart with what is missing', async () => {
  await publish();
  await runJobs(AbortSignal.abort());
  expect(existsSync(pathOf('entry.js.br'))).toBe(false);
  await runJobs(running(), restarted());
  const { ino } = statSync(pathOf('entry.js.br'));
  rmSync(pathOf('pages/menu.js.br'));
  await runJobs(running(), restarted());
  expect(readFileSync(pathOf('pages/menu.js.br'))).toEqual(best(`${content}//`));
  expect(statSync(pathOf('entry.js.br')).ino).toBe(ino);
});

it('looks through the releases on the disk once, then only at new ones', async () => {
  await publish();
  await runJobs();
  rmSync(pathOf('entry.js.br'));
  const others: Files = { 'entry.js': '2' };
  await publish(others);
  await runJobs();
  expect(existsSync(path.join(folderOf(others), 'entry.js.br'))).toBe(true);
  expect(existsSync(pathOf('entry.js.br'))).toBe(false);
});

it('ends without an error when the release is removed, and does not create its folder again', async () => {
  await publish();
  await removeRelease(site.services.config.dataDir, unit, descriptorOf(files, {}).id);
  await runJobs();
  await publish();
  const removing = Object.defineProperty(running(), 'aborted', {
    get: () => {
      rmSync(folderOf(files), { recursive: true });
      return false;
    },
  });
  await runJobs(removing);
  expect(existsSync(folderOf(files))).toBe(false);
  expect(warnings).toEqual([]);
});

it('logs a release that fails and goes on with the next one', async () => {
  await publish();
  rmSync(pathOf('entry.js'));
  mkdirSync(pathOf('entry.js'));
  const others: Files = { 'entry.js': '2' };
  await publish(others);
  await runJobs();
  expect(warnings).toMatchObject([{ err: { code: 'EISDIR' }, folder: folderOf(files) }]);
  expect(existsSync(path.join(folderOf(others), 'entry.js.br'))).toBe(true);
});
