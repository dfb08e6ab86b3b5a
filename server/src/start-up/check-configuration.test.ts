import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { freePort } from '../testing/free-port.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { checkConfiguration } from './check-configuration.ts';
import { startErrorMessage } from './start-problems.ts';

let folder: string;
let PORT: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-check-'));
  PORT = String(await freePort());
});
afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');
const check = (env: Record<string, string> = {}) => checkConfiguration({ PORT, DATA_DIR: dataDir(), ...env });

async function startMessage(env: Record<string, string>): Promise<string | null> {
  return check(env).then(() => 'no error', startErrorMessage);
}

it('accepts a first start and creates nothing', async () => {
  await check({ ADMIN_PASSWORD: 'mavi-kapi-77' });
  expect(existsSync(dataDir())).toBe(false);
});

it.each([
  ['an invalid port', { PORT: 'abc' }, /^Ayar hatası: PORT: /],
  ['an address of another machine', { HOST: '192.0.2.1' }, /^Ayar hatası: HOST: bu makinenin böyle bir adresi yok\.$/],
  ['a host name that does not resolve', { HOST: 'yok.invalid' }, /^Ayar hatası: HOST: /],
  ['a common password', { ADMIN_PASSWORD: 'Sifre1234' }, /^Ayar hatası: ADMIN_PASSWORD: Bu Şifre Çok Yaygın/],
  [
    'a password that contains a part of the e-mail',
    { ADMIN_PASSWORD: 'mavi-yonetici-77' },
    /^Ayar hatası: ADMIN_PASSWORD: Şifre E-Posta/,
  ],
  [
    'a password that contains the product name',
    { ADMIN_PASSWORD: 'vitrin-sifresi' },
    /^Ayar hatası: ADMIN_PASSWORD: Şifre Şirket/,
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', SECRET: 'x'.repeat(32) },
    /^Ayar hatası: DATABASE_URL: veri tabanına ulaşılamıyor\.$/,
  ],
])('rejects %s with a message and creates nothing', async (_case, env, message) => {
  expect(await startMessage(env as Record<string, string>)).toMatch(message);
  expect(existsSync(dataDir())).toBe(false);
});

describe('the daily backup', () => {
  it.each([
    ['BACKUP_RECIPIENT', () => ({ BACKUP_RECIPIENT: 'age1xx' }), /“age1xx” bir age alıcı anahtarı değil/],
    ['BACKUP_DIR', () => ({ BACKUP_DIR: join(folder, 'yok/olan') }), /yok klasörü yok; klasörü oluşturun/],
    ['BACKUP_DIR', () => ({ BACKUP_DIR: aFile() }), /bir dosya; burada bir klasör olmalıdır/],
    ['BACKUP_DIR', () => ({ BACKUP_DIR: '/proc/vitrin' }), /klasörüne yazılamıyor/],
  ])('is tried: %s is rejected when it cannot work', async (setting, env, reason) => {
    const message = await startMessage(env());
    expect(message).toMatch(new RegExp(`^Ayar hatası: ${setting}: `));
    expect(message).toMatch(reason);
  });

  it('accepts a folder that exists, leaves nothing in it, and one whose parent exists', async () => {
    const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
    await check({ BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient });
    expect(readdirSync(folder)).toEqual([]);
    await check({ BACKUP_DIR: join(folder, 'yedek') });
    expect(readdirSync(folder)).toEqual([]);
  });

  function aFile(): string {
    const file = join(folder, 'dosya');
    writeFileSync(file, '');
    return file;
  }
});

it('rejects an empty secret file and does not change it', async () => {
  mkdirSync(dataDir());
  writeFileSync(join(dataDir(), 'secret'), '');
  expect(await startMessage({})).toMatch(/^Ayar hatası: SECRET: .*secret dosyası boş ya da eksik/);
  expect(await startMessage({ SECRET: 'x'.repeat(32) })).toBe('no error');
});

it('rejects the company name as a password', async () => {
  const file = join(folder, 'vitrin.json');
  writeFileSync(file, JSON.stringify({ branding: { companyName: 'Karaosman Yapı' } }));
  const env = { VITRIN_CONFIG: file, ADMIN_PASSWORD: 'karaosman-77' };
  expect(await startMessage(env)).toMatch(/^Ayar hatası: ADMIN_PASSWORD: Şifre Şirket/);
});

describe('a port in use', () => {
  let other: Server;
  beforeEach(async () => {
    other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(Number(PORT), '127.0.0.1', resolve);
    });
  });
  afterEach(() => void other.close());

  it('is rejected after a timeout', async () => {
    expect(await startMessage({})).toBe(
      `Ayar hatası: PORT: ${PORT} numaralı port başka bir program tarafından kullanılıyor.`,
    );
  });

  it('is accepted when its server stops within the timeout', async () => {
    setTimeout(() => other.close(), 200);
    await expect(check()).resolves.toBeUndefined();
  });
});

describe('data folder', () => {
  it('is rejected when it is a file or below a file', async () => {
    writeFileSync(dataDir(), '');
    expect(await startMessage({})).toMatch(/^Ayar hatası: DATA_DIR: .*data bir dosya/);
    expect(await startMessage({ DATA_DIR: join(dataDir(), 'alt') })).toMatch(
      /^Ayar hatası: DATA_DIR: .*data bir dosya/,
    );
  });

  it('is rejected when the database file is not a database', async () => {
    mkdirSync(dataDir());
    writeFileSync(join(dataDir(), 'vitrin.sqlite'), 'bu bir veri tabanı değil '.repeat(100));
    expect(await startMessage({})).toMatch(/^Ayar hatası: DATA_DIR: vitrin\.sqlite bir veri tabanı değil/);
  });
});

it('ADMIN_PASSWORD is not checked when a user exists', async () => {
  const { services, close } = await buildTestServices();
  const { dataDir: DATA_DIR, databaseUrl, secret: SECRET } = services.config;
  const env = { DATA_DIR, SECRET, ADMIN_PASSWORD: 'Karaosman-1', ADMIN_EMAIL: 'karaosman@ornek.com.tr' };
  const settings = databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl };
  expect(await startMessage(settings)).toMatch(/ADMIN_PASSWORD/);
  await createFirstUser(services);
  expect(await startMessage(settings)).toBe('no error');
  await close();
});
