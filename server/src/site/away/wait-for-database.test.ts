import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cuttableConnection } from '../../../../tools/src/testing/cuttable-connection.ts';
import { cachedResponse } from '../../platform/http/cached-response.ts';
import { createStaleCopies, staleFolder } from '../stale-copies.ts';
import { freePort } from '../../testing/free-port.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { waitForDatabase } from './wait-for-database.ts';

const end = jest.fn();
const onWait = jest.fn(() => end);
beforeEach(() => [end, onWait].forEach((mock) => mock.mockClear()));

it('a start with PostgreSQL away serves the copies on the disk until it is back', async () => {
  const { services, close } = await buildTestServices();
  const { databaseUrl, dataDir } = services.config;
  if (databaseUrl === null) return close();
  const connection = await cuttableConnection(Number(new URL(databaseUrl).port));
  const behind = Object.assign(new URL(databaseUrl), { port: String(connection.port) }).href;
  const hosts = { adminHost: 'panel.localhost', trustProxy: ['127.0.0.1'] };
  const config = { ...services.config, ...hosts, databaseUrl: behind, host: '127.0.0.1', port: await freePort() };
  const url = `http://127.0.0.1:${config.port}`;
  try {
    connection.cut('refused');
    await waitForDatabase(config, onWait);
    expect(onWait).not.toHaveBeenCalled();

    const copies = createStaleCopies(dataDir, services.log);
    copies.keep('/iletisim', await cachedResponse({ status: 200, isCacheable: true }, {}, 'İletişim '.repeat(100)));
    await copies.settled();
    const broken = createHash('sha256').update('/bozuk').digest('hex');
    mkdirSync(join(staleFolder(dataDir), broken.slice(0, 2)), { recursive: true });
    writeFileSync(join(staleFolder(dataDir), broken.slice(0, 2), broken), 'yarım');
    const started = waitForDatabase(config, onWait);
    while (!(await fetch(`${url}/healthz`).catch(() => null))) await pause(20);
    const page = await fetch(`${url}/iletisim`);
    expect([page.status, page.headers.get('cache-status')]).toEqual([200, 'Vitrin; hit; detail=stale']);
    expect(await page.text()).toContain('İletişim');
    const statuses = await Promise.all(
      [
        '/biyografi',
        '/api/admin/blog',
        '/readyz',
        '/readyz?public',
        '/media/yok.webp',
        '/media/files/a.pdf',
        '/bozuk',
      ].map(async (path) => (await fetch(url + path)).status),
    );
    expect(statuses).toEqual([503, 404, 503, 200, 404, 503, 503]);
    const ofPanel = { headers: { 'x-forwarded-host': 'panel.localhost' }, redirect: 'manual' } as const;
    const [panel, moved] = [await fetch(`${url}/api/admin/blog`, ofPanel), await fetch(`${url}/iletisim`, ofPanel)];
    expect([panel.status, moved.headers.get('location')]).toEqual([503, `${config.publicUrl}/iletisim`]);
    const form = await fetch(`${url}/iletisim`, { method: 'POST', body: new URLSearchParams({ name: 'Ayşe' }) });
    expect(form.status).toBe(503);
    connection.cut('none');
    await started;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    expect([onWait, end].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  } finally {
    connection.close();
    await close();
  }
}, 20_000);

it('a database that answers, with whatever error, is not waited for', async () => {
  const { services, close } = await buildTestServices();
  const databaseUrl = services.config.databaseUrl && services.config.databaseUrl.replace(/\/[^/]*$/, '/yok');
  await waitForDatabase({ ...services.config, databaseUrl }, onWait);
  expect(onWait).not.toHaveBeenCalled();
  await close();
});
