import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@vitrin/shared-contracts/paths';
import { articleValues } from '../fixtures/article-values.ts';
import { withDataFolder } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { postApplication } from '../fixtures/http-form.ts';
import { openForms } from '../fixtures/open-forms.ts';
import { killServer } from '../fixtures/kill-server.ts';
import { openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { freePort, startServer, type RunningServer } from '../fixtures/server.ts';

const WRITERS = 2;
/** Writes go on for at most this long before the process is killed. */
const KILL_WITHIN_MS = 900;

export const drill: Drill = {
  summary: 'the server is killed again and again while staff and visitors write: nothing confirmed is lost. [rounds]',
  run: ([rounds = '100']) =>
    withDataFolder(async (dataDir) => {
      const written = await writeAndKill(dataDir, Number(rounds));
      return figuresOf(Number(rounds), written, inspect(dataDir, written));
    }),
};

/** Confirmed writes. */
interface Written {
  titles: string[];
  /** Addresses of applicants, whose CV is a file. */
  applicants: string[];
  unanswered: number;
}

async function writeAndKill(dataDir: string, rounds: number): Promise<Written> {
  const settings = { PORT: String(await freePort()), DEMO_CONTENT: '0', LOG_LEVEL: 'silent' };
  const written: Written = { titles: [], applicants: [], unanswered: 0 };
  let panel: PanelClient | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(dataDir, settings);
    // The session outlives the process.
    panel ??= await openPanelClient(server.url);
    if (round === 0) await openForms(server.url);
    await oneRound(server, panel, { round, written });
  }
  // Its start removes what the kills left behind.
  await (await startServer(dataDir, settings)).stop();
  return written;
}

async function oneRound(
  server: RunningServer,
  panel: PanelClient,
  { round, written }: { round: number; written: Written },
): Promise<void> {
  const { url } = server;
  const ended = new AbortController();
  const writers = [
    ...Array.from({ length: WRITERS }, (_, number) =>
      until(ended.signal, async (count) => {
        const title = `Makale ${round}-${number}-${count}`;
        if (await isSaved(panel, title)) written.titles.push(title);
        else written.unanswered += 1;
      }),
    ),
    until(ended.signal, async (count) => {
      // Each address may send only a few forms.
      const client = round * 20 + count;
      const status = await postApplication(url, client).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 303) written.applicants.push(`ayse${client}@ornek.example`);
      else written.unanswered += 1;
    }),
  ];
  await pause(Math.random() * KILL_WITHIN_MS);
  const killed = killServer(server);
  ended.abort();
  await Promise.all(writers);
  await killed.ended;
}

async function until(signal: AbortSignal, write: (count: number) => Promise<void>): Promise<void> {
  for (let count = 0; !signal.aborted && count < 20; count += 1) await write(count);
}

async function isSaved(panel: PanelClient, title: string): Promise<boolean> {
  const form_data = JSON.stringify(articleValues(title));
  const answer = await panel.send(api.adminArticles, { form_data }).catch(() => null);
  return answer?.status === 200;
}

interface Found {
  lostArticles: number;
  lostApplications: number;
  applicationsWithoutFile: number;
  integrity: string;
}

function inspect(dataDir: string, { titles, applicants }: Written): Found {
  const database = new DatabaseSync(join(dataDir, 'vitrin.sqlite'));
  const rows = database.prepare('SELECT title FROM article_translations').all() as { title: string }[];
  const messages = database
    .prepare('SELECT email, file FROM messages LEFT JOIN message_cvs ON message_id = id')
    .all() as { email: string; file: string | null }[];
  const [check] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  database.close();
  const saved = new Set(rows.map(({ title }) => title));
  const sent = new Set(messages.map(({ email }) => email));
  return {
    lostArticles: titles.filter((title) => !saved.has(title)).length,
    lostApplications: applicants.filter((email) => !sent.has(email)).length,
    applicationsWithoutFile: messages.filter(
      ({ file }) => file === null || !existsSync(join(dataDir, 'private/cv', file)),
    ).length,
    integrity: check?.integrity_check ?? '',
  };
}

function figuresOf(rounds: number, { titles, applicants, unanswered }: Written, found: Found): Figure[] {
  return [
    { what: 'kills', value: rounds, unit: '', atLeast: 1 },
    { what: 'articles confirmed', value: titles.length, unit: '', atLeast: 1 },
    { what: 'of them lost', value: found.lostArticles, unit: '', atMost: 0 },
    { what: 'applications confirmed', value: applicants.length, unit: '', atLeast: 1 },
    { what: 'of them lost', value: found.lostApplications, unit: '', atMost: 0 },
    { what: 'stored applications without their file', value: found.applicationsWithoutFile, unit: '', atMost: 0 },
    { what: 'writes without an answer', value: unanswered, unit: '' },
    { what: 'integrity check failed', value: found.integrity === 'ok' ? 0 : 1, unit: '', atMost: 0 },
  ];
}
