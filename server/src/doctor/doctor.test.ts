import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { saveJobTime } from '../platform/jobs/job-times.repository.ts';
import { useCommandLine } from '../testing/command-line.ts';
import { freePort } from '../testing/free-port.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { examine } from './examine.ts';

let test: TestApp;
let restore: () => void;
beforeEach(async () => {
  test = await buildTestApp();
  restore = useCommandLine(test);
});
afterEach(async () => {
  restore();
  await test.close();
});

/** Returns the findings as `level text` lines. */
async function lines(settings: Record<string, string> = {}): Promise<string[]> {
  const env = { ...process.env, PORT: String(await freePort()), ...settings };
  return (await examine(env)).map(({ level, text }) => `${level} ${text}`);
}

it('says what works, and what to do about the rest', async () => {
  const findings = await examine({ ...process.env, PORT: String(await freePort()) });
  const levels = Object.fromEntries(findings.map(({ level, text }) => [text, level]));
  expect(levels).toMatchObject({ 'Ayarlar geçerli.': 'ok', 'Günlük yedek kurulmamış.': 'warning' });
  expect(findings.every((finding) => finding.level === 'ok' || finding.remedy !== '')).toBe(true);
});

it.each([
  [200, 'ready', 'ok Sunucu çalışıyor ve hazır'],
  [503, 'failing: disk', 'error Sunucu çalışıyor ama hazır değil: failing: disk'],
])('a running server that answers %d', async (status, body, text) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const found = await lines({ PORT: String(port), HOST: '127.0.0.1' });
  server.close();
  expect(found).toContainEqual(expect.stringContaining(text));
});

it('finds a secret key that other accounts can read', async () => {
  const file = join(test.services.config.dataDir, 'secret');
  writeFileSync(file, test.services.config.secret);
  chmodSync(file, 0o644);
  delete process.env['SECRET'];
  if (test.services.config.databaseUrl !== null) return;
  expect(await lines()).toContain('warning Gizli anahtar dosyasını bu makinedeki başka hesaplar okuyabiliyor.');
});

it.each([
  ['BACKUP_RECIPIENT', { BACKUP_RECIPIENT: 'age1xx' }],
  ['BACKUP_DIR', { BACKUP_DIR: '/yok/olan' }],
])('reports a daily backup that would fail because of %s', async (setting, env) => {
  expect(await lines(env)).toContainEqual(expect.stringMatching(`^error Ayar hatası: ${setting}: `));
});

it('reports a clock that has jumped as the dashboard does', async () => {
  await saveJobTime(test.services.db, 'clock', Date.now() + 40 * 86_400_000);
  expect(await lines()).toContainEqual(expect.stringMatching(/^warning Sunucunun saati onayınızı bekliyor/));
});

it('reports units without a live release, a mail server and an address that do not answer', async () => {
  const closed = await freePort();
  const found = await lines({
    SMTP_URL: `smtp://127.0.0.1:${closed}`,
    PUBLIC_URL: `https://127.0.0.1:${closed}`,
    BACKUP_DIR: test.services.config.dataDir,
  });
  expect(found).toContainEqual(expect.stringMatching(/^error shell için canlı bir sürüm yok/));
  expect(found).toContainEqual(expect.stringMatching(/^error E-posta sunucusuna bağlanılamıyor/));
  expect(found).toContainEqual(expect.stringMatching(/^warning https:\/\/127\.0\.0\.1:\d+ adresine bu makineden/));
  expect(found).toContainEqual(expect.stringMatching(/^warning Günlük yedekler şifrelenmiyor/));
});

it('reports a new site that visitors can open before it is set up', async () => {
  await createFirstUser(test.services);
  const PUBLIC_URL = 'https://www.kuzey.invalid';
  const notSetUp = expect.stringMatching(/^warning Site henüz kurulmadı ve https:\/\/www\.kuzey\.invalid/) as string;
  expect(await lines({ PUBLIC_URL })).toContainEqual(notSetUp);
  expect(await lines()).not.toContainEqual(expect.stringContaining('henüz kurulmadı'));
  await test.services.db.updateTable('users').set({ must_change_password: 0 }).execute();
  expect(await lines({ PUBLIC_URL })).not.toContainEqual(notSetUp);
});

it.each([
  ['/admin', /^ok Panel kendi adresinde açılıyor: http:\/\/127\.0\.0\.1:/],
  ['/makaleler', /^error http:\/\/127\.0\.0\.1:\d+ paneli açmıyor/],
])('a panel on a host of its own whose start leads to %s', async (location, text) => {
  const server = createServer((_request, response) => response.writeHead(308, { location }).end());
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const found = await lines({ PUBLIC_URL: `http://localhost:${port}`, ADMIN_HOST: '127.0.0.1' });
  server.close();
  expect(found).toContainEqual(expect.stringMatching(text));
});

it('reports a bucket that does not answer', async () => {
  const bucket = { FILE_STORE: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  const found = await lines({ ...bucket, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  expect(found).toContainEqual(expect.stringMatching(/^error Ayar hatası: S3_ENDPOINT: .* kullanılamıyor/));
});

it.each([
  [200, 'cross-origin', 'ok Görseller', 'ok Önbellek (CDN), değişiklik bildirimlerini kabul ediyor.'],
  [200, 'same-origin', 'izin vermiyor.', 'ok Önbellek (CDN)'],
  [403, 'cross-origin', 'görselleri göndermiyor (403).', 'kabul etmiyor: 403'],
])('a CDN that answers %d with the resource policy %s', async (status, policy, media, purge) => {
  const purged: unknown[] = [];
  const cdn = createServer(({ method, headers }, response) => {
    if (method === 'POST') purged.push(headers['surrogate-key']);
    response.writeHead(status, { 'cross-origin-resource-policy': policy }).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void cdn.listen(port, '127.0.0.1', resolve));
  const found = await lines({ MEDIA_URL: `http://127.0.0.1:${port}`, PURGE_URL: `http://127.0.0.1:${port}/purge` });
  cdn.close();
  expect(found).toContainEqual(expect.stringContaining(media));
  expect(found).toContainEqual(expect.stringContaining(purge));
  expect(purged).toEqual(['doctor']);
});

it('stops at settings that are not valid, and reports a database that is not there', async () => {
  expect(await lines({ PORT: 'abc' })).toEqual([expect.stringMatching(/^error Ayar hatası: PORT/)]);
  expect(await lines({ DATABASE_URL: 'postgres://127.0.0.1:1/yok' })).toContainEqual(
    expect.stringMatching(/^error Ayar hatası: DATABASE_URL/),
  );
});
