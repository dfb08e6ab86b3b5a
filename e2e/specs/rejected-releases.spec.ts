import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDetails } from '@playwright/test';
import { deriveCredential } from '@vitrin/shared-contracts/publishing';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { sendRelease } from '../../kit/src/publish/send-release.ts';
import type { PublishSettings } from '../../kit/src/publish/settings.ts';
import { folderOf } from '../../tools/src/units.ts';
import { requireReactRange } from '../fixtures/faults/content-faults.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { replaceIn, rewrite } from '../fixtures/faults/edit-file.ts';
import { describedAnew } from '../fixtures/plant-release.ts';
import { publishSecret } from '../fixtures/publish.ts';
import { repository, startServer, type RunningServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

const EXPOSED = 'browser/__federation_expose_app.js';

/** Replaces the component of every route by one that throws. */
const THROWING =
  '={createRoutes(c){return this.sound(c).map(r=>({...r,element:void 0,Component(){throw Error("bozuk")}}))},sound:';

/** Defects in a build that the smoke test finds before the release is stored, by starting it with the real shell. */
const defects: Readonly<Record<string, { edit: (build: string) => Promise<void>; message: RegExp }>> = {
  'a syntax error': {
    edit: (build) => rewrite(build, EXPOSED, (text) => `${text}\n)(`),
    message: /Tarayıcı paketi başlamadı: __federation_expose_app\.js: SyntaxError/,
  },
  'an exception at start': {
    edit: (build) => rewrite(build, EXPOSED, (text) => `throw new Error("bozuk");${text}`),
    message: /Tarayıcı paketi başlamadı: __federation_expose_app\.js: Error: bozuk/,
  },
  'a missing export': {
    edit: (build) => replaceIn(build, EXPOSED, '={createRoutes:', '={routes:'),
    message: /Tarayıcı paketi başlamadı: .*exposes no RemoteApp/,
  },
  'an incompatible version of a shared library': {
    edit: requireReactRange('^20.0.0'),
    message: /Tarayıcı paketi başlamadı: .*Version 19\.\d+\.\d+ from shell.* needs \^20\.0\.0/,
  },
  'a page whose chunk does not load': {
    edit: (build) => rewrite(build, 'browser/contact.js', (text) => `}${text}`),
    message: /Tarayıcı paketi başlamadı: contact\.js: SyntaxError/,
  },
  'an infinite loop': {
    edit: (build) => rewrite(build, EXPOSED, () => 'for (;;);'),
    message: /Deneme bitmedi/,
  },
  'a server bundle that throws': {
    edit: (build) => rewrite(build, 'ssr/index.cjs', (text) => `throw new Error("bozuk");${text}`),
    // Sections are rendered before pages.
    message: /“site-header” bölümü örnek değerlerle gösterilemedi: Error: bozuk/,
  },
  'pages that the server bundle cannot render': {
    edit: (build) => replaceIn(build, 'ssr/index.cjs', '={createRoutes:', THROWING),
    message: /Sunucu paketi \S+ sayfasını gösteremedi: Error: bozuk/,
  },
};

/** Every run: one defect for each bundle, and the smallest unit. */
const shortRunNames = new Set(['a syntax error', 'pages that the server bundle cannot render', 'remote_auth']);
const detailsOf = (name: string): TestDetails =>
  shortRunNames.has(name) ? {} : fullRunOnly('server/src/modules/releases/publish/rejected-releases.test.ts');

test.describe('smoke test of a published release', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: RunningServer;

  test.beforeAll(async () => {
    site = await startServer(await copyTemplate());
  });

  test.afterAll(async () => {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  });

  async function send(unit: Unit, edit: (build: string) => Promise<void>) {
    const build = await mkdtemp(join(tmpdir(), 'vitrin-build-'));
    const secret = await publishSecret(site.dataDir, folderOf(unit));
    const settings: PublishSettings = { site: new URL(site.url), credential: await deriveCredential(secret) };
    try {
      await cp(join(repository, folderOf(unit), 'dist'), build, { recursive: true });
      await edit(build);
      return await sendRelease(settings, build, await describedAnew(build));
    } finally {
      await rm(build, { recursive: true });
    }
  }

  const onDisk = async () => (await readdir(join(site.dataDir, 'releases'), { recursive: true })).toSorted();

  for (const [mistake, { edit, message }] of Object.entries(defects)) {
    test(`rejects ${mistake} with an error message and stores nothing`, detailsOf(mistake), async () => {
      const before = await onDisk();
      await expect(send('remote_public', edit)).rejects.toThrow(message);
      expect(await onDisk()).toEqual(before);
    });
  }

  for (const unit of ['remote_public', 'remote_auth', 'remote_admin'] as const) {
    test(`accepts a healthy release of ${unit}, and accepts the same release again`, detailsOf(unit), async () => {
      const add = (build: string) => rewrite(build, EXPOSED, (text) => `${text}\n/* yeni */`);
      const { id, kept } = await send(unit, add);
      expect(kept).toBe(false);
      expect(await send(unit, add)).toMatchObject({ id, kept: true });
    });
  }
});
