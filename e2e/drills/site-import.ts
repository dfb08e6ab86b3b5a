import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { proportionalMegabytes, withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { serverArguments } from '../../tools/src/server-command.ts';
import { freePort, repository, serverEnvironment } from '../fixtures/server.ts';
import { writeOldSite, type OldSite } from '../fixtures/wxr.ts';

/** After a kill, a command waits until the claim of the former one has ended. */
const CLAIM_MS = 32_000;
const SAMPLE_MS = 200;
const MEGABYTE = 1_000_000;
/** Characters of a post of the large file. */
const LONG = 40_000;
const PEAK = 300;

export const drill: Drill = {
  summary:
    'an export of WordPress is imported, killed and repeated, and a large one within its memory. [kills] [posts] [megabytes]',
  run: ([kills = '20', posts = '500', megabytes = '1000']) =>
    withDataFolder(async (folder) => [
      ...(await importPictures(folder, { kills: Number(kills), posts: Number(posts) })),
      ...(await importLarge(folder, Number(megabytes))),
    ]),
};

async function importPictures(folder: string, { kills, posts }: { kills: number; posts: number }): Promise<Figure[]> {
  const site = await writeOldSite(join(folder, 'old'), { posts, pictures: true, characters: 2_000 });
  const whole = await emptySite(folder, 'whole');
  const first = await importInto(whole, site);
  const again = await importInto(whole, site);
  const killed = await emptySite(folder, 'killed');
  for (let round = 0; round < kills; round += 1) await killDuring(killed, site, (first.seconds * 2_000) / kills);
  await importInto(killed, site);
  const [expected, found] = [contentOf(whole), contentOf(killed)];
  const missing = [...expected].filter((each) => !found.has(each)).length;
  return [
    { what: `${posts} posts with ${posts * 2} pictures`, value: first.seconds, unit: 's' },
    { what: 'most memory of its processes', value: first.peak, unit: 'MB', atMost: PEAK },
    { what: 'pictures in the library', value: mediaIn(whole), unit: '', atLeast: posts * 2, atMost: posts * 2 },
    { what: 'changes by a second import', value: changesIn(again.output), unit: '', atMost: 0 },
    {
      what: `records that differ after ${kills} kills`,
      value: missing + found.size - expected.size,
      unit: '',
      atMost: 0,
    },
    { what: 'pictures after the kills', value: mediaIn(killed), unit: '', atLeast: posts * 2, atMost: posts * 2 },
  ];
}

async function importLarge(folder: string, megabytes: number): Promise<Figure[]> {
  const posts = Math.ceil((megabytes * MEGABYTE) / LONG);
  const site = await writeOldSite(join(folder, 'large'), { posts, pictures: false, characters: LONG });
  const { size } = await stat(site.file);
  const dataDir = await emptySite(folder, 'large-site');
  const trial = await importInto(dataDir, site, '--dry-run');
  const { seconds, peak } = await importInto(dataDir, site);
  await rm(site.file);
  return [
    { what: 'size of the large file', value: size / MEGABYTE, unit: 'MB' },
    { what: 'trial', value: trial.seconds, unit: 's' },
    { what: 'most memory of the trial', value: trial.peak, unit: 'MB', atMost: PEAK },
    { what: `import of ${posts} posts`, value: seconds, unit: 's' },
    { what: 'most memory of the import', value: peak, unit: 'MB', atMost: PEAK },
    { what: 'articles', value: contentOf(dataDir).size, unit: '', atLeast: posts, atMost: posts },
  ];
}

/** Commands work on a site that was started once. */
async function emptySite(folder: string, name: string): Promise<string> {
  const dataDir = join(folder, name);
  await withServer(dataDir, { PORT: String(await freePort()) }, async () => undefined);
  return dataDir;
}

interface Imported {
  output: string;
  seconds: number;
  /** Most memory of the process and its children, in megabytes. */
  peak: number;
}

async function importInto(dataDir: string, site: OldSite, ...options: readonly string[]): Promise<Imported> {
  const startedAt = performance.now();
  const child = startImport(dataDir, site, options);
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  let peak = 0;
  while (child.exitCode === null) {
    peak = Math.max(peak, await proportionalMegabytes(child.pid ?? 0).catch(() => 0));
    await pause(SAMPLE_MS);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output.slice(-1_000)}`);
  return { output, seconds: (performance.now() - startedAt) / 1_000, peak };
}

/** Kills the command with its children within this time. */
async function killDuring(dataDir: string, site: OldSite, withinMs: number): Promise<void> {
  const child = startImport(dataDir, site, []);
  const ended = once(child, 'close');
  await pause(500 + Math.random() * withinMs);
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
  await pause(CLAIM_MS);
}

function startImport(dataDir: string, { file, uploads }: OldSite, options: readonly string[]): ChildProcess {
  // As `npm run vitrin` does.
  const args = [...serverArguments, 'server/src/cli/main.ts', 'import', file, '--uploads', uploads, ...options];
  const env = { ...process.env, ...serverEnvironment(dataDir), DEMO_CONTENT: '0' };
  return spawn(process.execPath, args, { cwd: repository, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Returns the articles of a site as title and digest of the text, without the ids of pictures, which depend on their order. */
function contentOf(dataDir: string): ReadonlySet<string> {
  return new Set(
    rowsOf(dataDir, 'SELECT title, document FROM article_translations').map(({ title, document }) => {
      const text = String(document).replaceAll(/"(?:id|mediaId|media)":"?\d+"?/g, '');
      return `${String(title)} ${createHash('sha256').update(text).digest('base64')}`;
    }),
  );
}

function mediaIn(dataDir: string): number {
  return rowsOf(dataDir, 'SELECT id FROM media').length;
}

function rowsOf(dataDir: string, query: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, 'vitrin.sqlite'), { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

/** Sums the lines of the report that say that something was added or changed. */
function changesIn(output: string): number {
  const sums = output.slice(output.lastIndexOf('\nKaynak:'));
  return Array.from(sums.matchAll(/(?:eklendi|güncellendi)\s+(\d+)/g), ([, count]) => Number(count)).reduce(
    (sum, count) => sum + count,
    0,
  );
}
