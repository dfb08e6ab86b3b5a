import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall, postApplication } from '../fixtures/http-form.ts';
import { openForms } from '../fixtures/open-forms.ts';
import { openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const MEGABYTES = 96;
const ANONYMOUS_CLIENTS = 40;
const ARTICLES = 60;

export const drill: Drill = {
  summary: 'a disk filled first by visitors, then also by staff: no 500, and no acknowledged data is lost',
  async run() {
    if (process.getuid?.() !== 0) return inNamespace();
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', dataDir]);
    try {
      const server = await startServer(dataDir, { DEMO_CONTENT: '0', LOG_LEVEL: 'silent' });
      const seen = await playAndStop(server);
      return [...figuresOf(seen), ...(await startOnFullDisk(dataDir)), ...lostOf(dataDir, seen)];
    } finally {
      execFileSync('umount', [dataDir]);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Runs the drill in a user namespace, because only root can mount a disk; not every system allows this. */
function inNamespace(): Figure[] {
  const args = ['--map-root-user', '--mount', process.execPath, ...process.argv.slice(1)];
  const { status, error } = spawnSync('unshare', args, { stdio: 'inherit' });
  if (error || status === null)
    throw new Error('A small disk requires root, or Linux with util-linux and user namespaces', { cause: error });
  return [{ what: 'ran in its own namespace, exit code', value: status, unit: '', atMost: 0 }];
}

interface Seen {
  anonymousStatuses: number[];
  /** HTTP status of a record that staff save after public writes were rejected. */
  staffStatusAfterRejection: number;
  statuses: number[];
  health: string;
  titles: string[];
}

async function playAndStop(server: RunningServer): Promise<Seen> {
  try {
    return await play(server);
  } finally {
    await server.stop();
  }
}

async function play(server: RunningServer): Promise<Seen> {
  const { url, dataDir } = server;
  const panel = await openPanelClient(url);
  await openForms(url);
  const anonymousStatuses: number[] = [];
  for (let client = 0; client < ANONYMOUS_CLIENTS; client += 1)
    anonymousStatuses.push((await postApplication(url, client, { cvBytes: 5_000_000 })).status);
  const titles: string[] = [];
  const staffStatusAfterRejection = await save(panel, 'Ziyaretçilerden sonra', titles);
  const health = (await httpCall(`${url}/healthz`)).body;
  const statuses: number[] = [];
  const filler = join(dataDir, 'filler');
  const filling = fill(filler);
  for (let number = 0; number < ARTICLES; number += 1) {
    const [saved, sent] = await Promise.all([
      save(panel, `Makale ${number}`, titles),
      postApplication(url, 100 + number, { cvBytes: 400_000 }),
    ]);
    statuses.push(saved, sent.status);
    if (number === ARTICLES / 2) await filling;
  }
  await rm(filler, { force: true });
  statuses.push(await save(panel, 'Yer açılınca', titles));
  return { anonymousStatuses, staffStatusAfterRejection, statuses, health, titles };
}

/** Starts the server without a free byte: it gives back its reserve. */
async function startOnFullDisk(dataDir: string): Promise<Figure[]> {
  const filler = join(dataDir, 'filler');
  await fill(filler);
  const { bavail } = await statfs(dataDir);
  const server = await startServer(dataDir, { DEMO_CONTENT: '0', LOG_LEVEL: 'silent' });
  try {
    const { status } = await httpCall(`${server.url}/iletisim`);
    return [
      { what: 'free blocks before a start', value: bavail, unit: '', atMost: 0 },
      { what: 'a page after this start', value: status, unit: '', atLeast: 200, atMost: 200 },
    ];
  } finally {
    await server.stop();
    await rm(filler, { force: true });
  }
}

async function save(panel: PanelClient, title: string, titles: string[]): Promise<number> {
  const text = 'Dolan bir diskte yazılan uzun bir metin. '.repeat(500);
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const form_data = JSON.stringify({
    active: 1,
    published_at: '2026-01-01',
    translations: { tr: { title, document } },
  });
  const { status } = await panel.send('/api/admin/blog', { form_data });
  if (status === 200) titles.push(title);
  return status;
}

/** Writes to the file until the disk is full. */
async function fill(file: string): Promise<void> {
  for (let written = 0; written < MEGABYTES; written += 1)
    await writeFile(file, Buffer.alloc(1_048_576), { flag: 'a' }).catch(() => undefined);
  for (let written = 0; written < 256; written += 1)
    await writeFile(file, Buffer.alloc(4_096), { flag: 'a' }).catch(() => undefined);
}

function figuresOf({ anonymousStatuses, staffStatusAfterRejection, statuses, health }: Seen): Figure[] {
  const count = (list: readonly number[], status: number) => list.filter((each) => each === status).length;
  return [
    { what: 'CVs of visitors that were accepted', value: count(anonymousStatuses, 303), unit: '', atLeast: 1 },
    {
      what: 'CVs of visitors that were rejected with an error message',
      value: count(anonymousStatuses, 507),
      unit: '',
      atLeast: 1,
    },
    {
      what: 'staff can save while visitors are rejected',
      value: staffStatusAfterRejection,
      unit: '',
      atLeast: 200,
      atMost: 200,
    },
    {
      what: 'the health endpoint reports it',
      value: health.includes('"full"') || health.includes('"low"') ? 1 : 0,
      unit: '',
      atLeast: 1,
    },
    {
      what: 'writes rejected with an error message while the disk is full',
      value: count(statuses, 507),
      unit: '',
      atLeast: 1,
    },
    { what: 'responses with status 500', value: count([...anonymousStatuses, ...statuses], 500), unit: '', atMost: 0 },
    {
      what: 'saving works when space is available again',
      value: statuses.at(-1) ?? 0,
      unit: '',
      atLeast: 200,
      atMost: 200,
    },
  ];
}

function lostOf(dataDir: string, { anonymousStatuses, statuses, titles }: Seen): Figure[] {
  const database = new DatabaseSync(join(dataDir, 'vitrin.sqlite'), { readOnly: true });
  const kept = new Set(
    database
      .prepare('select title from article_translations')
      .all()
      .map(({ title }) => title),
  );
  const messages = Number(database.prepare('select count(*) as count from messages').get()?.count);
  const check = Object.values(database.prepare('pragma integrity_check').get() ?? {})[0];
  database.close();
  const sent = [...anonymousStatuses, ...statuses].filter((status) => status === 303).length;
  return [
    {
      what: 'acknowledged articles lost',
      value: titles.filter((title) => !kept.has(title)).length,
      unit: '',
      atMost: 0,
    },
    { what: 'acknowledged applications lost', value: sent - messages, unit: '', atMost: 0 },
    { what: 'the database is intact', value: check === 'ok' ? 1 : 0, unit: '', atLeast: 1 },
  ];
}
