import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { RecordPublication } from '@vitrin/shared-contracts/publication';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { killServer } from '../fixtures/kill-server.ts';
import { openPanelClient, panelHeaders, type PanelClient } from '../fixtures/panel-client.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const ARTICLES = 5;
const AUTOSAVES = 10_000;
const WORDS = 5_000;
/** Longest time between sending a publication and the kill: from before its transaction to after its response. */
const KILL_WITHIN_MS = 90;

export const drill: Drill = {
  summary: 'publications while the server is killed, autosaves of long texts: nothing is half-written. [kills]',
  async run([kills = '100']) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    try {
      const outcomes = await killWhilePublishing(dataDir, Number(kills));
      return [...figuresOf(outcomes), ...(await longTexts(dataDir))];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Outcome {
  isPublished: boolean;
  /** The record, its history and its draft are all from before the publication, or all from after it. */
  isWhole: boolean;
}

const settings = { DEMO_CONTENT: '0', LOG_LEVEL: 'silent' };

async function killWhilePublishing(dataDir: string, kills: number): Promise<Outcome[]> {
  let server = await startServer(dataDir, settings);
  let panel = await openPanelClient(server.url);
  const ids: number[] = [];
  for (let number = 0; number < ARTICLES; number += 1) ids.push(await createArticle(panel, number));
  const outcomes: Outcome[] = [];
  for (let round = 0; round < kills; round += 1) {
    const id = ids[round % ids.length] ?? 0;
    await publishAndKill(server, panel, { id, marker: `Tur ${round}` });
    server = await startServer(dataDir, settings);
    panel = await openPanelClient(server.url);
    outcomes.push(await outcomeOf(panel, id, `Tur ${round}`));
  }
  await server.stop();
  return outcomes;
}

async function createArticle(panel: PanelClient, number: number): Promise<number> {
  const form_data = JSON.stringify(values(`Makale ${number}`));
  const { body } = await panel.send('/api/admin/blog', { form_data });
  return (JSON.parse(body) as { data: { id: number } }).data.id;
}

/** Every text has the marker, so that a half-written record shows. */
function values(marker: string, words = 10) {
  const text = Array.from({ length: words }, (_, index) => `${marker} ${index}`).join(' ');
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  return {
    active: 1,
    published_at: '2026-01-01T00:00:00.000Z',
    cover_id: null,
    translations: { tr: { title: marker, summary: marker, document } },
  };
}

async function publishAndKill(
  server: RunningServer,
  panel: PanelClient,
  { id, marker }: { id: number; marker: string },
): Promise<void> {
  const { version } = await data<ArticleRecord>(panel, `/api/admin/blog/${id}`);
  const { copy } = await data<RecordPublication>(panel, `/api/admin/publication/article/${id}`);
  const copyId = copy?.id ?? randomUUID();
  await panel.send(`/api/admin/publication/article/copies/${copyId}`, {
    _method: 'PUT',
    form_data: JSON.stringify({ record: String(id), base_version: version, rev: copy?.rev ?? 0, title: marker }),
    form: JSON.stringify({ marker }),
    values: JSON.stringify(values(marker)),
  });
  const form_data = JSON.stringify({ id, version, ...values(marker) });
  const publishing = panel.send(`/api/admin/blog/${id}`, { _method: 'PUT', working_copy: copyId, form_data });
  const answered = publishing.catch(() => null);
  await pause(Math.random() * KILL_WITHIN_MS);
  const killed = killServer(server);
  await answered;
  await killed.ended;
}

async function outcomeOf(panel: PanelClient, id: number, marker: string): Promise<Outcome> {
  const record = await data<ArticleRecord>(panel, `/api/admin/blog/${id}`);
  const { copy } = await data<RecordPublication>(panel, `/api/admin/publication/article/${id}`);
  const [newest] = await data<VersionRow[]>(panel, `/api/admin/history/article/${id}`);
  const texts = record.translations['tr'];
  const isPublished = texts?.title === marker;
  const isUniform = texts !== undefined && texts.summary === texts.title && texts.content.includes(texts.title);
  const hasItsVersion = newest?.number === record.version && newest.title === texts?.title;
  return { isPublished, isWhole: isUniform && hasItsVersion && (copy === null) === isPublished };
}

async function data<T>(panel: PanelClient, path: string): Promise<T> {
  const { status, body } = await panel.read(path);
  if (status !== 200) throw new Error(`${path} returned ${status}: ${body}`);
  return (JSON.parse(body) as { data: T }).data;
}

function figuresOf(outcomes: readonly Outcome[]): Figure[] {
  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
  return [
    {
      what: 'kills that came before the commit',
      value: count(({ isPublished }) => !isPublished),
      unit: '',
      atLeast: 1,
    },
    { what: 'kills that came after it', value: count(({ isPublished }) => isPublished), unit: '', atLeast: 1 },
    { what: 'half-written records, histories or drafts', value: count(({ isWhole }) => !isWhole), unit: '', atMost: 0 },
  ];
}

/** Growth of the database by autosaves, and the time to open and save a long article. */
async function longTexts(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, settings);
  try {
    const panel = await openPanelClient(server.url);
    const before = await databaseBytes(dataDir);
    const autosave = await autosaves(server.url);
    const grown = (await databaseBytes(dataDir)) - before;
    return [
      { what: `database growth by ${AUTOSAVES} autosaves`, value: grown / 1_048_576, unit: 'MB', atMost: 10 },
      { what: 'an autosave, p99', value: autosave, unit: 'ms' },
      ...(await openAndSave(panel)),
    ];
  } finally {
    await server.stop();
  }
}

async function databaseBytes(dataDir: string): Promise<number> {
  const sizes = await Promise.all(
    ['vitrin.sqlite', 'vitrin.sqlite-wal'].map((name) =>
      stat(join(dataDir, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Saves the draft of one form again and again; returns the p99 in milliseconds. */
async function autosaves(url: string): Promise<number> {
  const headers = { ...(await panelHeaders(url)), 'content-type': 'application/json' };
  const [id, client] = [randomUUID(), randomUUID()];
  const times: number[] = [];
  for (let seq = 1; seq <= AUTOSAVES; seq += 1) {
    const values_json = JSON.stringify(values(`Taslak ${seq}`, WORDS / 2));
    const body = { form: 'article', record: 0, base_version: null, client, seq, rev: seq - 1, title: '', values_json };
    const start = performance.now();
    const response = await fetch(`${url}/api/admin/drafts/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`An autosave returned ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.99);
}

async function openAndSave(panel: PanelClient): Promise<Figure[]> {
  const { body } = await panel.send('/api/admin/blog', { form_data: JSON.stringify(values('Uzun yazı', WORDS / 3)) });
  const { id } = (JSON.parse(body) as { data: { id: number } }).data;
  const [opened, saved]: [number[], number[]] = [[], []];
  for (let round = 0; round < 20; round += 1) {
    const start = performance.now();
    const { version } = await data<ArticleRecord>(panel, `/api/admin/blog/${id}`);
    await data<RecordPublication>(panel, `/api/admin/publication/article/${id}`);
    opened.push(performance.now() - start);
    const sent = { id, version, ...values(`Uzun yazı ${round}`, WORDS / 3) };
    const before = performance.now();
    const { status } = await panel.send(`/api/admin/blog/${id}`, { _method: 'PUT', form_data: JSON.stringify(sent) });
    if (status !== 200) throw new Error(`Saving returned ${status}`);
    saved.push(performance.now() - before);
  }
  return [
    { what: `opening an article of ${WORDS} words, median`, value: percentile(opened, 0.5), unit: 'ms' },
    { what: 'saving it, median', value: percentile(saved, 0.5), unit: 'ms' },
  ];
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}
