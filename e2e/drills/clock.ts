import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { postApplication } from '../fixtures/http-form.ts';
import { openForms } from '../fixtures/open-forms.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const APPLICANTS = 30;
/** Milliseconds that cover several runs of the scheduled job. */
const SEVERAL_RUNS_MS = 3_000;
const shiftClock = pathToFileURL(join(import.meta.dirname, '../fixtures/shift-clock.ts')).href;

export const drill: Drill = {
  summary: 'a clock that is years ahead or behind: no data of the site is destroyed',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    try {
      return await play(dataDir);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function play(dataDir: string): Promise<Figure[]> {
  await during(dataDir, 0, async ({ url }) => {
    await openForms(url);
    for (let applicant = 0; applicant < APPLICANTS; applicant += 1) {
      const { status } = await postApplication(url, applicant);
      if (status !== 303) throw new Error(`The application request returned ${status}`);
    }
  });
  const before = await stateOf(dataDir);
  const figures: Figure[] = [{ what: 'applications with a file', value: before.rows, unit: '', atLeast: APPLICANTS }];
  for (const days of [370, 800, -800]) {
    await during(dataDir, days, () => pause(SEVERAL_RUNS_MS));
    const after = await stateOf(dataDir);
    const what = `clock ${days > 0 ? '+' : ''}${days} days`;
    figures.push(
      { what: `${what}: rows deleted or destroyed`, value: before.rows - after.rows, unit: '', atMost: 0 },
      { what: `${what}: files destroyed`, value: before.files - after.files, unit: '', atMost: 0 },
    );
  }
  return [...figures, await receiveWithSlowClock(dataDir, before.rows), await deleteWithCorrectClock(dataDir)];
}

/** Checks that messages received while the clock was slow are kept for the full retention period. */
async function receiveWithSlowClock(dataDir: string, rows: number): Promise<Figure> {
  await during(dataDir, -800, ({ url }) => postApplication(url, APPLICANTS));
  await during(dataDir, 0, () => pause(SEVERAL_RUNS_MS));
  const lost = rows + 1 - (await stateOf(dataDir)).rows;
  return {
    what: 'applications received while the clock was 800 days slow, deleted once it is correct',
    value: lost,
    unit: '',
    atMost: 0,
  };
}

/** Control case: checks that the deletion job really runs, since the drill proves nothing otherwise. */
async function deleteWithCorrectClock(dataDir: string): Promise<Figure> {
  const database = new DatabaseSync(join(dataDir, 'vitrin.sqlite'));
  database.exec("update messages set retain_until = '2020-01-01T00:00:00.000Z' where id = 1");
  database.exec("delete from job_times where name = 'destruction'");
  database.close();
  const { rows } = await stateOf(dataDir);
  await during(dataDir, 0, () => pause(SEVERAL_RUNS_MS));
  const deleted = rows - (await stateOf(dataDir)).rows;
  return {
    what: 'applications past their retention period, deleted with a correct clock',
    value: deleted,
    unit: '',
    atLeast: 1,
    atMost: 1,
  };
}

async function during(dataDir: string, days: number, task: (server: RunningServer) => Promise<unknown>): Promise<void> {
  const server = await startServer(dataDir, {
    DEMO_CONTENT: '0',
    NODE_OPTIONS: `--import ${shiftClock}`,
    DRILL_CLOCK_DAYS: String(days),
  });
  try {
    await task(server);
  } finally {
    await server.stop();
  }
}

async function stateOf(dataDir: string): Promise<{ rows: number; files: number }> {
  const database = new DatabaseSync(join(dataDir, 'vitrin.sqlite'), { readOnly: true });
  const row = database.prepare('select count(*) as rows from messages where deleted_at is null').get();
  database.close();
  return { rows: Number(row?.rows), files: (await readdir(join(dataDir, 'private', 'cv'))).length };
}
