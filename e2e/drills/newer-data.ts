import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { TrashRow } from '@vitrin/shared-contracts/trash';
import { startPostgres } from '../../tools/src/postgres.ts';
import { articleValues } from '../fixtures/article-values.ts';
import { contentEntities, writeContent } from '../fixtures/content-writes.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { openPanelClient, rowsOf, type PanelClient } from '../fixtures/panel-client.ts';
import { buildReleased } from '../fixtures/released-version.ts';
import { startServer, type Program } from '../fixtures/server.ts';

const BEFORE = '1.1.0';
const SECRET = 'a secret of the drill that is long enough';

/** Lists of kinds that the version before does not have. */
const newKinds = [
  api.adminProjects,
  api.adminPeople,
  api.adminOpenings,
  api.adminDocuments,
  api.adminSitePages,
  api.adminAnnouncements,
  api.adminArticleCategories,
];
const pages = ['/', publicPaths.biography, publicPaths.articles, publicPaths.contact, '/sitemap.xml', '/rss.xml'];

export const drill: Drill = {
  summary: `a server of ${BEFORE} starts on a database that this version has made and written all kinds to, then this one goes on.`,
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    const before = await buildReleased(BEFORE);
    const postgres = await startPostgres();
    const settings = { DATABASE_URL: postgres.url, SECRET, LOG_LEVEL: 'error' };
    const during = async <T>(program: Program | undefined, task: (panel: PanelClient, url: string) => Promise<T>) => {
      const server = await startServer(dataDir, settings, program);
      try {
        return await task(await openPanelClient(server.url), server.url);
      } finally {
        await server.stop();
      }
    };
    try {
      const written = await during(undefined, writeAll);
      const figures = await during(before.program, readAll);
      const left = await during(undefined, (panel) => countRows(panel));
      return [
        ...figures,
        { what: 'records of kinds that only this version has', value: written, unit: '', atLeast: newKinds.length },
        { what: `of them lost while ${BEFORE} has run`, value: written - left, unit: '', atMost: 0 },
      ];
    } finally {
      await postgres.stop();
      before.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Writes a record of each kind, some of which go to the trash. Returns how many records of the new kinds are left. */
async function writeAll(panel: PanelClient): Promise<number> {
  for (const entity of contentEntities) await writeContent(panel, entity);
  return countRows(panel);
}

async function countRows(panel: PanelClient): Promise<number> {
  let count = 0;
  for (const list of newKinds) count += (await rowsOf(panel, list)).length;
  return count;
}

interface Described {
  paths: Record<string, { get?: object }>;
}

/** Requests every read that needs no record, as the server itself describes them, and pages of the site; then writes. */
async function readAll(panel: PanelClient, url: string): Promise<Figure[]> {
  const described = [await httpCall(`${url}/api/openapi.json`), await panel.read(api.adminOpenApi)];
  const reads = described
    .flatMap(({ body }) => Object.entries((JSON.parse(body) as Described).paths))
    .flatMap(([path, { get }]) => (get && !path.includes('{') && !path.endsWith('/stream') ? [path] : []));
  const failed: string[] = [];
  for (const path of reads) {
    const { status } = await panel.read(path);
    if (status >= 500) failed.push(`${status} ${path}`);
  }
  for (const page of [...pages, publicPaths.projects]) {
    const { status } = await httpCall(url + page);
    if (status >= 500 || (status !== 200 && page !== publicPaths.projects)) failed.push(`${status} ${page}`);
  }
  for (const text of failed) console.error(text);
  return [
    { what: `reads and pages of ${BEFORE}`, value: reads.length + pages.length, unit: '', atLeast: 50 },
    { what: 'of them failed', value: failed.length, unit: '', atMost: 0 },
    { what: `writes of ${BEFORE} refused`, value: await refusedWrites(url), unit: '', atMost: 0 },
  ];
}

/** Adds an article, and takes one out of the trash that this version has put there. */
async function refusedWrites(url: string): Promise<number> {
  // One of the reads has ended the session.
  const panel = await openPanelClient(url);
  const [deleted] = await rowsOf<TrashRow>(panel, `${api.adminTrash}?entity=article`);
  const forms = [
    [api.adminArticles, articleValues('Önceki sürümün yazısı')],
    [api.adminTrashRestore, { entity: 'article', ids: [deleted?.record] }],
  ] as const;
  let refused = 0;
  for (const [path, values] of forms) {
    const { status, body } = await panel.send(path, { form_data: JSON.stringify(values) });
    if (status === 200) continue;
    refused += 1;
    console.error(path, status, body);
  }
  return refused;
}
