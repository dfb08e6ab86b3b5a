import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureField } from '@vitrin/shared-contracts/media';
import { api, loginPath, publicPaths } from '@vitrin/shared-contracts/paths';
import { proportionalMegabytes } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { unpackRelease, type Packaged } from '../fixtures/packaged.ts';
import { panelHeaders } from '../fixtures/panel-client.ts';
import { publishChange } from '../fixtures/publish.ts';
import { repository, startServer, type RunningServer } from '../fixtures/server.ts';

const MEGABYTE = 1_000_000;
/** After it, what the start needed only once is freed. */
const REST_MS = 20_000;
const PICTURE = 'docs/images/site-phone.jpg';
const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };

export const drill: Drill = {
  summary: 'the release archive runs as another user in a read-only folder: pages, sign-in, upload, release, backup.',
  async run() {
    const packaged = await unpackRelease();
    try {
      const { archiveBytes, unpackedBytes, nodeBytes } = packaged;
      return [
        { what: 'size of the archive', value: archiveBytes / MEGABYTE, unit: 'MB', atMost: 100 },
        { what: 'size when unpacked', value: unpackedBytes / MEGABYTE, unit: 'MB' },
        { what: 'of it beside Node.js', value: (unpackedBytes - nodeBytes) / MEGABYTE, unit: 'MB', atMost: 150 },
        ...(await operate(packaged)),
      ];
    } finally {
      await packaged.remove();
    }
  },
};

async function operate(packaged: Packaged): Promise<Figure[]> {
  const first = await timedStart(packaged);
  await first.site.stop();
  const second = await timedStart(packaged);
  try {
    const failures = [
      ...(await failedPages(second.site)),
      ...(await failedUpload(second.site)),
      ...(await failedRelease(second.site)),
      ...(await failedBackup(packaged)),
    ];
    for (const failure of failures) console.error(failure);
    await pause(REST_MS);
    return [
      { what: 'first start', value: first.seconds, unit: 's', atMost: 30 },
      { what: 'second start', value: second.seconds, unit: 's', atMost: 10 },
      { what: 'failures in use', value: failures.length, unit: '', atMost: 0 },
      {
        what: 'memory of all processes at rest (PSS)',
        value: await proportionalMegabytes(second.site.pid),
        unit: 'MB',
        atMost: 300,
      },
    ];
  } finally {
    await second.site.stop();
  }
}

async function timedStart({ dataDir, program }: Packaged): Promise<{ site: RunningServer; seconds: number }> {
  const startedAt = performance.now();
  const site = await startServer(dataDir, {}, program);
  return { site, seconds: (performance.now() - startedAt) / 1_000 };
}

async function failedPages({ url }: RunningServer): Promise<string[]> {
  const failures: string[] = [];
  for (const path of [publicPaths.home, publicPaths.articles, loginPath]) {
    const { status, body } = await httpCall(url + path, { headers: NAVIGATION });
    if (status !== 200 || !body.includes('<main')) failures.push(`${path} answers ${status}`);
    const [script = ''] = /\/releases\/[^"]+\.js/.exec(body) ?? [];
    const answer = await httpCall(url + script);
    if (script === '' || answer.status !== 200) failures.push(`${path}: script ${script} answers ${answer.status}`);
  }
  return failures;
}

/** Signs in and sends a picture, which the server decodes in a process of its own. */
async function failedUpload({ url }: RunningServer): Promise<string[]> {
  const headers = await panelHeaders(url);
  const file = new File([await readFile(join(repository, PICTURE))], 'resim.jpg', { type: 'image/jpeg' });
  const { status, body } = await httpCall(url + api.adminMedia, { headers, form: { [pictureField]: file } });
  return status === 200 ? [] : [`The upload answers ${status}: ${body}`];
}

/** Publishes a changed remote: the server tries its pages in the sandbox before it takes it. */
async function failedRelease(site: RunningServer): Promise<string[]> {
  await publishChange(site, {
    folder: 'remote-public',
    file: 'src/features/not-found/not-found.page.tsx',
    from: '{notFound.title}',
    to: '{notFound.title} (yeni)',
  });
  const { body } = await httpCall(`${site.url}/404`, { headers: NAVIGATION });
  return body.includes('(yeni)') ? [] : ['A published release is not shown'];
}

async function failedBackup({ dataDir, vitrin }: Packaged): Promise<string[]> {
  const file = join(dataDir, 'backup.tar.zst');
  await vitrin('backup', '--to', file);
  const text = await vitrin('backup', '--verify', file);
  return /sağlam/i.test(text) ? [] : [`The backup is not accepted: ${text}`];
}
