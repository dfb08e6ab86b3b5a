import { readFile } from 'node:fs/promises';
import { api } from '@vitrin/shared-contracts/paths';
import { startPostgres } from '../../tools/src/postgres.ts';
import { waitUntil } from '../fixtures/current-release.ts';
import { proportionalMegabytes, withDataFolder } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { startTeam, type NewTeam } from '../fixtures/new-team.ts';
import { dataOf, openPanelClient } from '../fixtures/panel-client.ts';
import { makeLive, plantRelease } from '../fixtures/plant-release.ts';
import { addSectionRemote, placedSection, rewriteScripts, sectionTexts } from '../fixtures/section-team.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const SECRET = 'a secret of the drill that is long enough';
const NODES = 2;
const WITHIN_MS = 5_000;
const names = ['kampanya', 'indirim', 'taksit', 'hesap'] as const;
const PATH = '/dort-bolum';
/** What the section says, and what two other releases of the first remote say instead. */
const WORD = 'Aylık';
const words = ['Her ay', 'Ayda bir'] as const;

export const drill: Drill = {
  summary: 'two servers on one PostgreSQL, a page with sections of four remotes: a promote on both, memory. [promotes]',
  async run([promotes = '20']) {
    return withDataFolder(async (dataDir) => {
      const postgres = await startPostgres();
      const settings = { DATABASE_URL: postgres.url, SECRET, LOG_LEVEL: 'error' };
      // The commands of the team and of the server's machine read them as well.
      Object.assign(process.env, settings);
      const nodes: RunningServer[] = [];
      let team: NewTeam | null = null;
      try {
        team = await startTeam();
        for (let node = 0; node < NODES; node += 1) nodes.push(await startServer(dataDir, settings));
        return await measure(nodes, team, Number(promotes));
      } finally {
        await Promise.all([team?.removeCopy(), ...nodes.map((node) => node.stop())]);
        await postgres.stop();
      }
    });
  },
};

async function measure(nodes: readonly RunningServer[], team: NewTeam, promotes: number): Promise<Figure[]> {
  const [site] = nodes;
  if (!site) return [];
  const builds: string[] = [];
  for (const name of names)
    builds.push(await addSectionRemote(team, site, { name, path: `${name}-sayfasi`, label: `Bölüm ${name}` }));
  await addPage(site);
  const memory = await memoryOfParts(site);
  const turns: Turn[] = [];
  for (const word of words) {
    const edit = (build: string) => rewriteScripts(build, WORD, word);
    const release = await plantRelease(site.dataDir, { unit: 'remote_kampanya', dist: builds[0] ?? '', edit });
    turns.push({ release, word });
  }
  return [...memory, ...(await promote(nodes, turns, promotes))];
}

async function addPage({ url }: RunningServer): Promise<void> {
  const panel = await openPanelClient(url);
  const sections = names.map((name) => ({
    ...placedSection,
    id: name,
    values: { ...placedSection.values, remote: `remote_${name}` },
  }));
  const texts = Object.fromEntries(names.map((name) => [name, sectionTexts('').kredi]));
  const values = {
    parent_id: null,
    active: 1,
    sections,
    translations: { tr: { title: 'Dört bölüm', seo_name: '', summary: '', texts } },
  };
  dataOf(await panel.send(api.adminSitePages, { form_data: JSON.stringify(values) }));
}

/** Compares the processes of the server before and after the page was made anew; those of sections end after a while without one. */
async function memoryOfParts(site: RunningServer): Promise<Figure[]> {
  await httpCall(`${site.url}/`);
  const before = new Set(await childrenOf(site));
  await makeAnew(site);
  const parts = (await childrenOf(site)).filter((pid) => !before.has(pid));
  const memory = await Promise.all(parts.map((pid) => proportionalMegabytes(pid)));
  return [
    { what: 'processes of the sections', value: parts.length, unit: '', atLeast: 1 },
    { what: 'their memory', value: memory.reduce((sum, each) => sum + each, 0), unit: 'MB', atMost: 120 },
  ];
}

async function childrenOf({ pid }: RunningServer): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Requests the page after the keywords of the site, which all pages show, have changed. */
async function makeAnew({ url }: RunningServer): Promise<void> {
  const panel = await openPanelClient(url);
  const { version } = dataOf(await panel.read(api.adminSiteSettings)) as { version: number };
  const keywords = JSON.stringify(['kredi']);
  dataOf(await panel.send(api.adminSiteSettings, { _method: 'PUT', version: String(version), keywords }));
  await httpCall(url + PATH);
}

interface Turn {
  release: Parameters<typeof makeLive>[1];
  word: string;
}

/** Makes the two releases live by turns; returns how long each server shows the other one afterwards. */
async function promote(nodes: readonly RunningServer[], turns: readonly Turn[], promotes: number): Promise<Figure[]> {
  const delays: number[] = [];
  let stale = 0;
  for (let turn = 0; turn < promotes; turn += 1) {
    const now = turns[turn % turns.length];
    if (!now) continue;
    await makeLive(nodes[0]?.dataDir ?? '', now.release);
    const begin = performance.now();
    const isShown = await Promise.all(nodes.map((node) => waitUntil(() => shows(node, now), WITHIN_MS)));
    delays.push(performance.now() - begin);
    stale += isShown.filter((each) => !each).length;
  }
  return [
    { what: 'servers that still showed the release before after five seconds', value: stale, unit: '', atMost: 0 },
    { what: 'longest time until both show a promoted section', value: Math.max(...delays), unit: 'ms', atMost: 1_000 },
  ];
}

async function shows({ url }: RunningServer, { release, word }: Turn): Promise<boolean> {
  const { body } = await httpCall(url + PATH);
  return body.includes(word) && body.includes(`/releases/${release.unit}/${release.id}/`);
}
