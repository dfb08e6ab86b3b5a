import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import { vitrin } from '../fixtures/command-line.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { startServer } from '../fixtures/server.ts';

const WRITERS = 3;
const BEFORE_MS = 1_000;
const ROUNDS = 3;

export const drill: Drill = {
  summary: 'backups under load, restored on an empty folder; damaged backups are refused. [damages]',
  async run([damages = '100']) {
    const folder = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    try {
      const rounds = await backUpUnderLoad(folder);
      const lost = await Promise.all(rounds.map((round) => lostRecords(folder, round)));
      const accepted = await acceptedDamages(folder, rounds[0]?.file ?? '', Number(damages));
      return figuresOf(rounds, lost.flat().length, { accepted, damages: Number(damages) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Round {
  number: number;
  file: string;
  /** Ids of the articles whose creation was confirmed before the backup began. */
  confirmed: number[];
  backupMs: number;
  longestWriteMs: number;
}

async function backUpUnderLoad(folder: string): Promise<Round[]> {
  const dataDir = join(folder, 'site');
  const server = await startServer(dataDir, { DEMO_CONTENT: '1', LOG_LEVEL: 'silent' });
  const rounds: Round[] = [];
  try {
    const panel = await openPanelClient(server.url);
    for (let number = 0; number < ROUNDS; number += 1) rounds.push(await backUp(folder, panel, number));
  } finally {
    await server.stop();
  }
  return rounds;
}

async function backUp(folder: string, panel: PanelClient, number: number): Promise<Round> {
  const confirmed: number[] = [];
  const load = { isOver: false, longestMs: 0 };
  const writers = Array.from({ length: WRITERS }, () => write(panel, confirmed, load));
  await pause(BEFORE_MS);
  const file = join(folder, `backup-${number}.tar.zst`);
  const before = [...confirmed];
  const startedAt = performance.now();
  await vitrin(join(folder, 'site'), 'backup', '--to', file);
  const backupMs = performance.now() - startedAt;
  load.isOver = true;
  await Promise.all(writers);
  return { number, file, confirmed: before, backupMs, longestWriteMs: load.longestMs };
}

/** Creates articles until the load is over; a confirmed one is in the journal. */
async function write(
  panel: PanelClient,
  confirmed: number[],
  load: { isOver: boolean; longestMs: number },
): Promise<void> {
  while (!load.isOver) {
    const startedAt = performance.now();
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Metin' }] }] };
    const translations = { tr: { title: `Makale ${Math.random()}`, summary: 'Özet', document } };
    const form_data = JSON.stringify({
      active: 1,
      published_at: '2026-01-01T00:00:00.000Z',
      cover_id: null,
      translations,
    });
    const { status, body } = await panel.send('/api/admin/blog', { form_data });
    if (status !== 200) throw new Error(`An article was not created: ${status} ${body}`);
    confirmed.push((JSON.parse(body) as { data: { id: number } }).data.id);
    load.longestMs = Math.max(load.longestMs, performance.now() - startedAt);
  }
}

/** Restores on an empty folder, starts a server there, and returns the confirmed articles that it does not have. */
async function lostRecords(folder: string, { number, file, confirmed }: Round): Promise<number[]> {
  const dataDir = join(folder, `restored-${number}`);
  await vitrin(dataDir, 'restore', file);
  const server = await startServer(dataDir, { LOG_LEVEL: 'silent' });
  try {
    const panel = await openPanelClient(server.url);
    const lost: number[] = [];
    for (const id of confirmed) if ((await panel.read(`/api/admin/blog/${id}`)).status !== 200) lost.push(id);
    const [picture] = /\/media\/[0-9a-f]{32}-\d+\.avif/.exec(await (await fetch(server.url)).text()) ?? [];
    if (picture === undefined || !(await fetch(server.url + picture)).ok) throw new Error('A picture is missing');
    return lost;
  } finally {
    await server.stop();
  }
}

/** Flips a bit of, or cuts, the file at seeded places; returns how many with another content are accepted. */
async function acceptedDamages(folder: string, file: string, damages: number): Promise<number> {
  const whole = await readFile(file);
  const damaged = join(folder, 'damaged.tar.zst');
  let accepted = 0;
  for (let index = 0; index < damages; index += 1) {
    const place = Math.floor(((index + 0.5) / damages) * whole.length);
    const content = index % 4 === 0 ? whole.subarray(0, place) : Buffer.from(whole);
    if (index % 4 !== 0) content[place] = (content[place] ?? 0) ^ (1 << (index % 8));
    await writeFile(damaged, content);
    const isRefused = await vitrin(folder, 'backup', '--verify', damaged).then(
      () => false,
      () => true,
    );
    if (!isRefused && !zstdDecompressSync(content).equals(zstdDecompressSync(whole))) accepted += 1;
  }
  return accepted;
}

function figuresOf(
  rounds: readonly Round[],
  lost: number,
  { accepted, damages }: { accepted: number; damages: number },
): Figure[] {
  const confirmed = rounds.reduce((sum, round) => sum + round.confirmed.length, 0);
  return [
    { what: 'articles confirmed before a backup began', value: confirmed, unit: '', atLeast: 1 },
    { what: 'of them lost after restoring', value: lost, unit: '', atMost: 0 },
    { what: 'longest backup command', value: Math.max(...rounds.map(({ backupMs }) => backupMs)), unit: 'ms' },
    {
      what: 'longest write during a backup',
      value: Math.max(...rounds.map((each) => each.longestWriteMs)),
      unit: 'ms',
    },
    { what: `damaged files accepted, of ${damages}`, value: accepted, unit: '', atMost: 0 },
  ];
}
