import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminUrl } from './admin-url.ts';
import { loadConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: folder, ...env });

it('has defaults for all settings', () => {
  expect(load()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    adminEmail: 'yonetici@vitrin.localhost',
    adminPassword: null,
    setupCode: null,
    demoContent: true,
    trustProxy: false,
    metricsToken: null,
    webhookPrivate: false,
    accessLog: false,
  });
});

it('generates a secret once and stores it in a file that only its owner can read', () => {
  const { secret } = load();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(load().secret).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

const bucket = (label: string) => ({
  [`${label}ENDPOINT`]: 'https://s3.ornek.com.tr',
  [`${label}BUCKET`]: 'vitrin',
  [`${label}ACCESS_KEY_ID`]: 'a',
  [`${label}SECRET_ACCESS_KEY`]: 'b',
});

it.each([
  [{ PORT: 'abc' }, /^Ayar hatası: PORT: 0 ile 65535 arasında bir sayı olmalıdır\.$/],
  [{ PORT: '70000' }, /PORT/],
  [{ ADMIN_PASSWORD: 'kısa' }, /ADMIN_PASSWORD: Bu Alan 8 Karakterden Az Olamaz/],
  [{ ADMIN_EMAIL: 'eposta' }, /ADMIN_EMAIL: Geçerli E-Mail Adresi Giriniz/],
  [{ SETUP_CODE: 'kisa-kod' }, /SETUP_CODE: en az 12 karakter/],
  [{ SECRET: 'kısa' }, /SECRET: en az 32 karakter/],
  [{ DATABASE_URL: 'postgres://a/b' }, /SECRET: DATABASE_URL kullanıldığında/],
  [{ DATABASE_URL: 'mysql://a/b' }, /DATABASE_URL: geçerli bir adres/],
  [{ PUBLIC_URL: 'http://www.ornek.com.tr' }, /PUBLIC_URL: http yalnızca bu makinede/],
  [{ PUBLIC_URL: 'ornek' }, /PUBLIC_URL/],
  [{ DEMO_CONTENT: 'evet' }, /DEMO_CONTENT: 0 ya da 1 olmalıdır/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: şunlardan biri/],
  [{ TRUST_PROXY: 'herkes' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: 'abc' }, /TRUST_PROXY: virgülle ayrılmış/],
  [{ TRUST_PROXY: '10.0.0.0/8, 1.2.3.4.5' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY: bütün dünyaya güvenen/],
  [{ TRUST_PROXY: '10.0.0.1, 0.0.0.0/1,128.0.0.0/1' }, /TRUST_PROXY: bütün dünyaya güvenen/],
  [{ TRUST_PROXY: '::/0' }, /TRUST_PROXY: bütün dünyaya güvenen/],
  [{ TRUST_PROXY: '2000::/3' }, /TRUST_PROXY: bütün dünyaya güvenen/],
  [{ TRUST_PROXY: '::ffff:0:0/96' }, /TRUST_PROXY: bütün dünyaya güvenen/],
  [{ PUBLIC_URL: 'https://www.ornek.com.tr/site' }, /PUBLIC_URL: yalnızca adresin kendisi/],
  [{ MEDIA_URL: 'http://medya.ornek.com.tr' }, /MEDIA_URL: http yalnızca bu makinede/],
  [{ MEDIA_URL: 'https://medya.ornek.com.tr/site' }, /MEDIA_URL: yalnızca adresin kendisi/],
  [{ PURGE_URL: 'ftp://a' }, /PURGE_URL: geçerli bir adres/],
  [{ PURGE_AUTHORIZATION: 'Bearer abc' }, /PURGE_AUTHORIZATION: bir HTTP başlığı/],
  [{ ADMIN_HOST: 'https://panel.ornek.com.tr' }, /ADMIN_HOST: bir makine adı olmalıdır/],
  [{ ADMIN_HOST: 'panel.ornek.com.tr:99999' }, /ADMIN_HOST: bir makine adı olmalıdır/],
  [{ ADMIN_HOST: 'panel.ornek.com.tr' }, /ADMIN_HOST: http yalnızca bu makinede/],
  [{ ADMIN_HOST: 'localhost:3001' }, /ADMIN_HOST: PUBLIC_URL ile aynı makine adı olamaz/],
  [{ SMTP_URL: 'https://a' }, /SMTP_URL/],
  [{ FILE_STORE: 'disk' }, /FILE_STORE: folder ya da s3 olmalıdır/],
  [{ FILE_STORE: 's3' }, /S3_ENDPOINT: FILE_STORE=s3 kullanıldığında verilmelidir/],
  [{ FILE_STORE: 's3', S3_ENDPOINT: 'https://s3.ornek.com.tr' }, /S3_BUCKET: FILE_STORE=s3 kullanıldığında/],
  [{ BACKUP_S3_BUCKET: 'yedek' }, /BACKUP_S3_ENDPOINT: BACKUP_S3_BUCKET kullanıldığında verilmelidir/],
  [
    { ...bucket('S3_'), ...bucket('BACKUP_S3_'), FILE_STORE: 's3' },
    /BACKUP_S3_BUCKET: dosyaların kovasıyla aynı olamaz/,
  ],
  [{ S3_BUCKET: 'Büyük Harf' }, /S3_BUCKET: geçerli bir kova/],
  [{ S3_PREFIX: 'vitrin' }, /S3_PREFIX: bölü işaretiyle biten/],
  [{ METRICS_TOKEN: 'kisa' }, /METRICS_TOKEN: en az 16 karakter/],
  [{ METRICS_TOKEN: 'bir boşluk ve Türkçe' }, /METRICS_TOKEN: boşluk ve Türkçe harf içeremez/],
  [{ SECRET_FILE: '/yok/boyle/dosya' }, /SECRET_FILE: .* dosyası okunamadı/],
])('rejects %j with one sentence', (env, message) => {
  expect(() => load(env)).toThrow(message);
});

it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://a.localhost', 'https://www.ornek.com.tr'])(
  'accepts %s',
  (address) => {
    expect(load({ PUBLIC_URL: `${address}/` }).publicUrl).toBe(address);
  },
);

it.each([
  ['https://www.ornek.com.tr', 'panel.ornek.com.tr', 'https://panel.ornek.com.tr'],
  ['https://www.ornek.com.tr:8443', 'panel.ornek.com.tr', 'https://panel.ornek.com.tr:8443'],
  ['https://www.ornek.com.tr:8443', 'panel.ornek.com.tr:443', 'https://panel.ornek.com.tr'],
  ['http://localhost:3000', 'panel.localhost:3001', 'http://panel.localhost:3001'],
])('the panel of %s on %s is at %s', (site, host, origin) => {
  expect(adminUrl(load({ PUBLIC_URL: site, ADMIN_HOST: host }))).toBe(origin);
});

it('the panel is at the address of the site without a host of its own', () => {
  expect(adminUrl(load({ PUBLIC_URL: 'https://www.ornek.com.tr' }))).toBe('https://www.ornek.com.tr');
});

it('reads a file of settings and branding, overridden by the environment', () => {
  const file = join(folder, 'vitrin.json');
  writeFileSync(file, JSON.stringify({ PORT: 4000, HOST: '0.0.0.0', branding: { companyName: 'Örnek A.Ş.' } }));
  expect(load({ VITRIN_CONFIG: file, PORT: '5000' })).toMatchObject({
    port: 5000,
    host: '0.0.0.0',
    branding: { companyName: 'Örnek A.Ş.' },
  });
});

it.each(['{', '[]', '{"PROT":1}', '{"branding":{"colour":"red"}}'])('rejects the file %s', (content) => {
  const file = join(folder, 'vitrin.json');
  writeFileSync(file, content);
  expect(() => load({ VITRIN_CONFIG: file })).toThrow(/VITRIN_CONFIG/);
});

it('reads secrets from files', () => {
  const file = join(folder, 'password');
  writeFileSync(file, 'gizli-sifre-1\n');
  expect(load({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe(readFileSync(file, 'utf8').trim());
  expect(load({ SETUP_CODE_FILE: file }).setupCode).toBe('gizli-sifre-1');
  writeFileSync(file, 'a-token-of-metrics\n');
  expect(load({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a-token-of-metrics');
});

it('accepts proxies as addresses and networks', () => {
  expect(load({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

it('reads the purge hook with its authorization, which may be in a file', () => {
  expect(load({ PURGE_AUTHORIZATION: 'Fastly-Key: abc' }).purge).toBeNull();
  const file = join(folder, 'purge');
  writeFileSync(file, 'Authorization: Bearer abc\n');
  expect(load({ PURGE_URL: 'http://varnish:6081/', PURGE_AUTHORIZATION_FILE: file }).purge).toEqual({
    url: 'http://varnish:6081/',
    headers: { Authorization: 'Bearer abc' },
  });
});
