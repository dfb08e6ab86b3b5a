import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import { isShortRun } from '../../tools/src/testing/extent.ts';
import { contentEntities, writeContent } from '../fixtures/content-writes.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { freePort, startServer, type RunningServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

/** Each one restarts the server and renders every page. */
const SHORT_RUN_KINDS = 2;

/** Pages that the sitemap does not list, and reads of the browser. */
const otherPaths = [
  '/404',
  '/eski-adres',
  '/makale/yok',
  `${api.articles}?page=1`,
  `${api.content}?page=home`,
  api.pageMeta,
  api.languages,
  api.menus,
  api.announcements,
  api.staticTexts,
  api.contactInformation,
  api.socialMedia,
  api.contracts,
  api.homeSections,
  api.sliders,
  api.certificates,
  api.categories,
  api.searchProducts,
];

test('after each kind of write every cached page equals a new rendering', async () => {
  test.setTimeout(isShortRun ? 240_000 : 600_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrin-cached-pages-'));
  const PORT = String(await freePort());
  let server = await startServer(dataDir, { PORT });
  try {
    const panel = await openPanelClient(server.url);
    const paths = [...(await pathsOf(server)), ...otherPaths];
    expect(paths.length).toBeGreaterThan(50);
    let before = await readAll(server, paths);
    for (const entity of isShortRun ? contentEntities.slice(0, SHORT_RUN_KINDS) : contentEntities) {
      await writeContent(panel, entity);
      const cached = await readAll(server, paths);
      await server.stop();
      server = await startServer(dataDir, { PORT });
      const rendered = await readAll(server, paths);
      expect(differing(cached, rendered), `stale after a change of ${entity}`).toEqual([]);
      expect(differing(cached, before), `changed by a change of ${entity}`).not.toEqual([]);
      before = rendered;
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
});

async function pathsOf({ url }: RunningServer): Promise<string[]> {
  const { body } = await httpCall(`${url}/sitemap.xml`);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Responses by path. */
type Responses = ReadonlyMap<string, string>;

async function readAll({ url }: RunningServer, paths: readonly string[]): Promise<Responses> {
  const responses = new Map<string, string>();
  for (const each of paths) {
    const { status, headers, body } = await httpCall(url + each);
    responses.set(each, `${status} ${headers.location ?? ''} ${body}`);
  }
  return responses;
}

function differing(some: Responses, others: Responses): string[] {
  return [...some].filter(([each, response]) => others.get(each) !== response).map(([each]) => each);
}
