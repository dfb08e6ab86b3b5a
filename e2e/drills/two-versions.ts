import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HomeSection, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { PageSectionsRecord } from '@vitrin/shared-contracts/page-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { startPostgres } from '../../tools/src/postgres.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { openPanelClient, rowsOf, type PanelClient } from '../fixtures/panel-client.ts';
import { buildReleased } from '../fixtures/released-version.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const BEFORE = '1.1.0';
const SECRET = 'a secret of the drill that is long enough';
/** Longest time until a server has noticed a write of the other one. */
const NOTICED_MS = 5_000;

export const drill: Drill = {
  summary: `servers of ${BEFORE} and of this version edit one home page by turns, then only ${BEFORE} goes on. [turns]`,
  async run([turns = '20']) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    const before = await buildReleased(BEFORE);
    const postgres = await startPostgres();
    const settings = { DATABASE_URL: postgres.url, SECRET, LOG_LEVEL: 'error' };
    const servers: RunningServer[] = [];
    const start = async (program?: typeof before.program) => {
      const server = await startServer(dataDir, settings, program);
      servers.push(server);
      return server;
    };
    try {
      const [old, now] = [await start(before.program), await start()];
      const editors = { old: await openPanelClient(old.url), now: await openPanelClient(now.url) };
      const lost = await editByTurns(editors, { old: old.url }, Number(turns));
      await now.stop();
      return [...lost, ...(await goOnAlone(editors.old, old.url))];
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
      before.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Editors {
  old: PanelClient;
  now: PanelClient;
}

/** In each turn both servers write, and each must show what the other one has written. */
async function editByTurns({ old, now }: Editors, { old: url }: { old: string }, turns: number): Promise<Figure[]> {
  const missed = { byNow: 0, byOld: 0, unknown: 0, refused: 0 };
  for (let turn = 1; turn <= turns; turn += 1) {
    const words = { old: `Önceki sürüm ${turn}`, now: `Bu sürüm ${turn}`, quote: `Söz ${turn}` };
    if (!(await writeOld(old, words.old))) missed.refused += 1;
    const page = await readPage(now);
    if (!JSON.stringify(page.translations).includes(words.old)) missed.byNow += 1;
    if (!(await writeNow(now, page, words))) missed.refused += 1;
    if (!(await isShown(url, words.now))) missed.byOld += 1;
    const after = JSON.stringify((await readPage(now)).translations);
    if (![words.old, words.quote].every((text) => after.includes(text))) missed.unknown += 1;
  }
  return [
    { what: `${turns} turns: writes refused`, value: missed.refused, unit: '', atMost: 0 },
    { what: `texts of ${BEFORE} that this version has lost`, value: missed.byNow, unit: '', atMost: 0 },
    { what: `texts of this version that ${BEFORE} does not show`, value: missed.byOld, unit: '', atMost: 0 },
    { what: `sections that only this version knows, lost`, value: missed.unknown, unit: '', atMost: 0 },
  ];
}

async function goOnAlone(old: PanelClient, url: string): Promise<Figure[]> {
  const words = 'Yalnız önceki sürüm';
  const isWritten = await writeOld(old, words);
  const shown = isWritten && (await isShown(url, words));
  return [{ what: `${BEFORE} alone writes and shows its home page`, value: shown ? 1 : 0, unit: '', atLeast: 1 }];
}

/** Changes the title of the first section of text, or adds one. */
async function writeOld(panel: PanelClient, title: string): Promise<boolean> {
  const text = (await rowsOf<HomeSectionRecord>(panel, api.adminHomeSections)).find(({ kind }) => kind === 'text');
  const form_data = JSON.stringify({ kind: 'text', translations: { tr: { title, text: '' } } });
  const path = text ? `${api.adminHomeSections}/${text.id}` : api.adminHomeSections;
  const { status } = await panel.send(path, text ? { _method: 'PUT', form_data } : { form_data });
  return status === 200;
}

async function readPage(panel: PanelClient): Promise<PageSectionsRecord> {
  const { body } = await panel.read(api.adminPageSectionsOf('home'));
  return (JSON.parse(body) as { data: PageSectionsRecord }).data;
}

/** Adds two sections: one that the version before knows, and one that it does not. */
async function writeNow(
  panel: PanelClient,
  { page, version, sections, translations }: PageSectionsRecord,
  words: { now: string; quote: string },
): Promise<boolean> {
  const [known, unknown] = [`k${version}`, `u${version}`];
  const added = [
    { id: unknown, kind: 'quote', v: 1, values: {} },
    { id: known, kind: 'statement', v: 1, values: {} },
  ];
  const texts = {
    ...translations['tr']?.texts,
    [known]: { title: words.now, text: '' },
    [unknown]: { quote: words.quote },
  };
  // The older of the added ones go: a page has at most sixty sections.
  const kept = sections.slice(0, 20);
  const form = { page, version, sections: [...added, ...kept], translations: { tr: { texts } } };
  const { status } = await panel.send(api.adminPageSections, { _method: 'PUT', form_data: JSON.stringify(form) });
  return status === 200;
}

/** Waits until the public read of a server has a title. */
async function isShown(url: string, title: string): Promise<boolean> {
  const end = Date.now() + NOTICED_MS;
  for (;;) {
    const { data } = (await (await fetch(url + api.homeSections)).json()) as { data: HomeSection[] };
    if (data.some((section) => section.title === title)) return true;
    if (Date.now() > end) return false;
    await pause(100);
  }
}
