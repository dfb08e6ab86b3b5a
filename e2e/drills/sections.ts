import { readdir } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { api } from '@vitrin/shared-contracts/paths';
import { relativeCachedTime } from '../fixtures/cached-pages.ts';
import { currentRelease, waitUntil } from '../fixtures/current-release.ts';
import { median, proportionalMegabytes, withDataFolder } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall, type HttpAnswer } from '../fixtures/http-form.ts';
import { dataOf, openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { makeLive, plantRelease } from '../fixtures/plant-release.ts';
import {
  placedSection,
  rewriteScripts,
  sectionTexts,
  sectionUnit,
  startSectionTeam,
} from '../fixtures/section-team.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { startLoad } from '../fixtures/steady-load.ts';

const PER_SECOND = 200;
const MEASURED = 15;
/** What the two releases say; the rest of them is equal. */
const words = ['Aylık', 'Her ay'] as const;

export const drill: Drill = {
  summary: 'promotes of a section while visitors read its page: bytes, time, memory, lost and mixed pages. [promotes]',
  async run([promotes = '100']) {
    return withDataFolder(async (dataDir) => {
      const site = await startServer(dataDir);
      const before = await proportionalMegabytes(site.pid);
      const team = await startSectionTeam(site);
      try {
        const [plain, path] = [await addPage(site, false), await addPage(site, true)];
        const second = await plantRelease(dataDir, {
          unit: sectionUnit,
          dist: team.dist,
          edit: (build) => rewriteScripts(build, words[0], words[1]),
        });
        const releases = [second, { unit: second.unit, id: await otherRelease(dataDir, second.id) }];
        const added = [...(await addedBy(site, { plain, path })), await cachedShare(site, { plain, path })];
        const memory = (await proportionalMegabytes(site.pid)) - before;
        return [
          ...added,
          {
            what: 'memory of the site with a process for the section, above that of a start',
            value: memory,
            unit: 'MB',
          },
          ...(await promote(site, { path, releases, promotes: Number(promotes) })),
        ];
      } finally {
        await team.removeCopy();
        await site.stop();
      }
    });
  },
};

/** Adds a page with the same text, with or without the section. Returns its path. */
async function addPage({ url }: RunningServer, hasSection: boolean): Promise<string> {
  const panel = await openPanelClient(url);
  const title = hasSection ? 'Kredi bölümüyle' : 'Kredi bölümsüz';
  const text = { id: 'metin', kind: 'notice', v: 1, values: { tone: 'info' } };
  const texts = { metin: { title: 'Kredi', text: 'Taksitle ödeyin.' }, ...(hasSection && sectionTexts('')) };
  const values = {
    parent_id: null,
    active: 1,
    sections: hasSection ? [text, placedSection] : [text],
    translations: { tr: { title, seo_name: '', summary: '', texts } },
  };
  dataOf(await panel.send(api.adminSitePages, { form_data: JSON.stringify(values) }));
  return hasSection ? '/kredi-bolumuyle' : '/kredi-bolumsuz';
}

async function otherRelease(dataDir: string, id: string): Promise<string> {
  const ids = await readdir(`${dataDir}/releases/${sectionUnit}`);
  return ids.find((each) => /^[0-9a-f]{16}$/.test(each) && each !== id) ?? '';
}

/** Measures what the section adds to a document, and to the time in which a page is made after a change. */
async function addedBy(site: RunningServer, { plain, path }: { plain: string; path: string }): Promise<Figure[]> {
  const bytes = async (page: string) => brotliCompressSync((await httpCall(site.url + page)).body).length;
  const panel = await openPanelClient(site.url);
  const times: Record<string, number[]> = { [plain]: [], [path]: [] };
  for (let round = 0; round < MEASURED; round += 1)
    for (const page of [plain, path]) times[page]?.push(await made(site, panel, page));
  return [
    {
      what: 'document with the section, above that without',
      value: (await bytes(path)) - (await bytes(plain)),
      unit: 'B',
    },
    {
      what: 'a page made after a change with the section, above that without (median)',
      value: median(times[path] ?? []) - median(times[plain] ?? []),
      unit: 'ms',
    },
  ];
}

/** Compares the pages that the server sends from its cache in a second of its main thread. */
async function cachedShare(site: RunningServer, { plain, path }: { plain: string; path: string }): Promise<Figure> {
  return {
    what: 'pages per second from the cache with the section, of those without',
    value: 100 * (await relativeCachedTime(site, [plain, path])),
    unit: '%',
    atLeast: 95,
  };
}

/** Returns the milliseconds in which a page is made after the keywords of the site, which all pages show, have changed. */
async function made({ url }: RunningServer, panel: PanelClient, path: string): Promise<number> {
  const { version } = dataOf(await panel.read(api.adminSiteSettings)) as { version: number };
  const keywords = JSON.stringify([`kredi ${version}`]);
  dataOf(await panel.send(api.adminSiteSettings, { _method: 'PUT', version: String(version), keywords }));
  const begin = performance.now();
  const { status } = await httpCall(url + path);
  if (status !== 200) throw new Error(`${path} ${status}`);
  return performance.now() - begin;
}

interface Promotes {
  path: string;
  releases: readonly Parameters<typeof makeLive>[1][];
  promotes: number;
}

async function promote(site: RunningServer, { path, releases, promotes }: Promotes): Promise<Figure[]> {
  const ids = new Map(releases.map(({ id }, index) => [id, words[index === 0 ? 1 : 0]]));
  const seen = { texts: 0, mixed: 0 };
  const onAnswer = ({ status, body }: HttpAnswer) => {
    if (status !== 200) return;
    if (body.includes('<p data-fallback')) seen.texts += 1;
    else if (!isOfOneRelease(body, ids)) seen.mixed += 1;
  };
  const endLoad = startLoad({ url: site.url, paths: [path], perSecond: PER_SECOND, onAnswer });
  const delays: number[] = [];
  for (let turn = 0; turn < promotes; turn += 1) {
    const release = releases[(turn + 1) % releases.length];
    if (!release) continue;
    await makeLive(site.dataDir, release);
    const begin = performance.now();
    await waitUntil(async () => (await currentRelease(site, { unit: sectionUnit })) === release.id, 5_000);
    delays.push(performance.now() - begin);
  }
  const { requests, failures } = await endLoad();
  return [
    { what: 'requests during the promotes', value: requests, unit: '' },
    { what: 'longest time until a promoted release is shown', value: Math.max(...delays), unit: 'ms', atMost: 1_000 },
    { what: 'pages lost', value: failures.length, unit: '', atMost: 0 },
    {
      what: 'pages with files of two releases, or with the text of another one',
      value: seen.mixed,
      unit: '',
      atMost: 0,
    },
    { what: 'pages with the text of the section in its place', value: seen.texts, unit: '', atMost: 0 },
  ];
}

/** Checks that markup, boot data and addresses are of one release. */
function isOfOneRelease(html: string, ids: ReadonlyMap<string, string>): boolean {
  const [, json = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html) ?? [];
  const id = (JSON.parse(json) as Partial<BootBlock>).sections?.[0]?.release.id ?? '';
  const named = new Set([...html.matchAll(/\/releases\/remote_kampanya\/([0-9a-f]{16})\//g)].map(([, each]) => each));
  return named.size === 1 && named.has(id) && html.includes(ids.get(id) ?? '\0');
}
