import { EventEmitter } from 'node:events';
import { saveLastBackup } from './backup/schedule/last-backup.repository.ts';
import { createPrometheusMetrics } from './platform/metrics/prometheus.ts';
import { logIn } from './testing/sign-in.ts';
import { buildTestSite, type TestSite } from './testing/test-site.ts';

const TOKEN = 'a-token-for-the-tests';
const authorization = `Bearer ${TOKEN}`;

let site: TestSite;
afterEach(() => site.close());

const withMetrics = () =>
  buildTestSite((services) => ({
    ...services,
    config: { ...services.config, metricsToken: TOKEN },
    metrics: createPrometheusMetrics(),
  }));

async function scrape(): Promise<string> {
  const response = await site.visit('/metrics', { authorization });
  expect(response.status).toBe(200);
  return response.text();
}

/** Returns the value of a series; null when it is absent. */
async function valueOf(series: string): Promise<number | null> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe('access', () => {
  it.each([
    [undefined],
    ['Bearer '],
    ['Bearer another-token-for-tests'],
    [`Basic ${TOKEN}`],
    [`${authorization} `.trimEnd() + 'x'],
  ])('with %j the address does not exist', async (header) => {
    site = await withMetrics();
    const response = await site.visit('/metrics', header === undefined ? {} : { authorization: header });
    expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining('vitrin_')]);
  });

  it('without METRICS_TOKEN the address does not exist', async () => {
    site = await buildTestSite();
    for (const value of ['', 'Bearer ', 'Bearer null', authorization])
      expect((await site.visit('/metrics', { authorization: value })).status).toBe(404);
  });
});

describe('series', () => {
  beforeEach(async () => {
    site = await withMetrics();
  });

  it('count requests by route template, method and status class, without ids, addresses or queries', async () => {
    await site.visit('/api/pages/blog/gizli-kimlik?ara=gizli-arama');
    await site.visit('/gizli-sayfa?ad=gizli-ad', { 'user-agent': 'gizli-tarayici', cookie: 'a=gizli-cerez' });
    await site.post('/api/gizli-adres');
    const text = await scrape();
    expect(text).toContain('route="/api/pages/blog/:slug",status="4xx"} 1');
    expect(text).not.toContain('gizli');
  });

  it('the response of a file has no more listeners than Node.js allows without a warning', async () => {
    let most = 0;
    site.app.server.prependListener('request', (_request, response) => {
      response.on('newListener', (name) => {
        if (name === 'close') most = Math.max(most, response.listenerCount('close') + 1);
      });
    });
    expect((await site.visit('/media/brand/logo.svg')).status).toBe(200);
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
  });

  it('name the route of a response from memory', async () => {
    const count =
      'vitrin_http_request_duration_seconds_count{method="GET",route="/api/pages/all-languages",status="2xx"}';
    for (let request = 0; request < 3; request += 1) await (await site.visit('/api/pages/all-languages')).text();
    expect(await valueOf(count)).toBe(3);
  });

  it('count pages by cache result', async () => {
    await (await site.visit('/biyografi')).text();
    await (await site.visit('/biyografi')).text();
    await (await site.visit('/biyografi')).text();
    expect(await valueOf('vitrin_page_cache_requests_total{result="miss"}')).toBe(1);
    expect(await valueOf('vitrin_page_cache_requests_total{result="hit"}')).toBe(2);
  });

  it('contain the last backup only after one was made', async () => {
    const name = 'vitrin_backup_last_success_timestamp_seconds';
    expect(await valueOf(name)).toBeNull();
    await saveLastBackup(site.services.db, { at: '2026-11-26T00:00:00.000Z', bytes: 1, error: null });
    expect(await valueOf(name)).toBe(Date.parse('2026-11-26') / 1_000);
  });

  it('contain disk, mail, memory, event loop and database', async () => {
    expect(await valueOf('vitrin_disk_free_bytes')).toBeGreaterThan(0);
    expect(await valueOf('vitrin_mail_outbox_oldest_seconds')).toBe(0);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    expect(await valueOf('vitrin_database_connections_acquired_total')).toBeGreaterThan(0);
    expect(await valueOf('vitrin_database_connections_waiting')).not.toBeNull();
  });

  it('count queries that the database rejects', async () => {
    const before = (await valueOf('vitrin_database_query_errors_total')) ?? 0;
    await expect(site.services.db.insertInto('users').defaultValues().execute()).rejects.toThrow(/null/i);
    expect(await valueOf('vitrin_database_query_errors_total')).toBe(before + 1);
  });

  it('are sent without those of the database while it is unavailable', async () => {
    await site.services.db.destroy();
    const text = await scrape();
    expect(text).toContain('process_resident_memory_bytes ');
    expect(text).not.toMatch(/^vitrin_mail_outbox_waiting /m);
  });

  it('count failed sign-ins, without the e-mail address', async () => {
    await logIn(site, { email: 'yok@ornek.com.tr', password: 'yanlis-sifre-1' });
    const text = await scrape();
    expect(text).toContain('vitrin_failed_sign_ins_total{step="password"} 1');
    expect(text).not.toContain('ornek');
  });

  it('count jobs, faults of releases and renderings', async () => {
    const { metrics } = site.services;
    metrics.jobSucceeded('send-mails');
    metrics.releaseFailed('remote_public', 'load');
    metrics.pageRendered(0.03);
    const text = await scrape();
    expect(text).toMatch(/vitrin_job_last_success_timestamp_seconds\{job="send-mails"\} \d{10}/);
    expect(text).toContain('vitrin_release_faults_total{unit="remote_public",phase="load"} 1');
    expect(text).toContain('vitrin_page_render_duration_seconds_bucket{le="0.05"} 1');
  });
});
