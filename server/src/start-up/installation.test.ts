import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { installationCommand } from '../cli/installation.command.ts';
import { remotesCommand } from '../cli/remote.command.ts';
import type { Config } from '../config/config.ts';
import { withStartLock } from '../platform/database/start-lock.ts';
import { openServices } from '../open-services.ts';
import { outputOf } from '../testing/command-line.ts';
import { freePort } from '../testing/free-port.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { checkConfiguration } from './check-configuration.ts';
import { registerInstallation } from './installation.ts';
import { startErrorMessage } from './start-problems.ts';

let config: Config;
let close: () => Promise<void>;
beforeEach(async () => {
  const built = await buildTestServices();
  ({ config } = built.services);
  ({ close } = built);
  await registerInstallation(config, built.services.db);
});
afterEach(() => close());

async function settings(other: Record<string, string> = {}): Promise<Record<string, string>> {
  const { dataDir: DATA_DIR, secret: SECRET, databaseUrl } = config;
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  return { PORT: String(await freePort()), LOG_LEVEL: 'silent', DATA_DIR, SECRET, ...database, ...other };
}

async function startMessage(other: Record<string, string> = {}): Promise<string | null> {
  return checkConfiguration(await settings(other)).then(() => 'no objection', startErrorMessage);
}

const otherKey = { SECRET: 'another secret that is long enough too' };

it('a site restarts with its own folder and secret, and not with another secret', async () => {
  expect(await startMessage()).toBe('no objection');
  expect(await startMessage(otherKey)).toMatch(
    /^Ayar hatası: SECRET: bu veri tabanı başka bir gizli anahtarla kurulmuş/,
  );
});

it('another folder is rejected, because it contains none of the files', async () => {
  const folder = join(config.dataDir, 'baska');
  mkdirSync(folder);
  if (config.databaseUrl === null) copyFileSync(join(config.dataDir, 'vitrin.sqlite'), join(folder, 'vitrin.sqlite'));
  // The embedded database is stored in its folder: when only the id file is missing, it is still the same folder.
  const expected = config.databaseUrl === null ? /^no objection$/ : /^Ayar hatası: DATA_DIR: .* dosya klasörü değil/;
  expect(await startMessage({ DATA_DIR: folder })).toMatch(expected);
});

it('a folder of another site is rejected', async () => {
  const { services: other, close: closeOther } = await buildTestServices();
  await registerInstallation(other.config, other.db);
  const folder = other.config.dataDir;
  if (config.databaseUrl === null) {
    rmSync(join(folder, 'vitrin.sqlite'));
    copyFileSync(join(config.dataDir, 'vitrin.sqlite'), join(folder, 'vitrin.sqlite'));
    if (process.platform !== 'win32')
      copyFileSync(join(config.dataDir, 'vitrin.sqlite-wal'), join(folder, 'vitrin.sqlite-wal'));
  }
  expect(await startMessage({ DATA_DIR: folder })).toMatch(/^Ayar hatası: DATA_DIR: .* dosya klasörü değil/);
  await closeOther();
});

describe('files in a bucket', () => {
  let double: S3Double;
  beforeEach(async () => {
    double = await startS3Double();
  });
  afterEach(() => double.close());

  const bucketOf = ({ settings: given }: S3Double): Record<string, string> => ({
    FILE_STORE: 's3',
    S3_ENDPOINT: given.endpoint,
    S3_BUCKET: given.bucket,
    S3_ACCESS_KEY_ID: given.accessKeyId,
    S3_SECRET_ACCESS_KEY: given.secretAccessKey,
  });

  it.each([
    ['S3_SECRET_ACCESS_KEY', 'another secret', /bu gizli anahtarı kabul etmiyor/],
    ['S3_ACCESS_KEY_ID', 'other', /bu anahtarı tanımıyor/],
    ['S3_BUCKET', 'other', /böyle bir kova/],
    ['S3_ENDPOINT', 'http://127.0.0.1:1', /kullanılamıyor \(.*ECONNREFUSED/],
  ])('a wrong %s is rejected', async (name, value, reason) => {
    const message = await startMessage({ ...bucketOf(double), [name]: value });
    expect(message).toMatch(new RegExp(`^Ayar hatası: ${name}: `));
    expect(message).toMatch(reason);
    expect(message).not.toContain(double.settings.secretAccessKey);
  });

  it('a site whose files are in a folder is rejected until they are moved', async () => {
    expect(await startMessage(bucketOf(double))).toMatch(/^Ayar hatası: S3_BUCKET: .*move-files/);
    expect([...double.objects.keys()]).toEqual([]);
  });

  it('the bucket belongs to the first site that uses it; its other servers need no common folder', async () => {
    const { services, close: closeOther } = await buildTestServices();
    const stored = { ...services.config, s3: double.settings };
    await registerInstallation(stored, services.db);
    await registerInstallation({ ...stored, dataDir: join(config.dataDir, 'another-server') }, services.db);
    const second = await startS3Double();
    await expect(registerInstallation({ ...stored, s3: second.settings }, services.db)).rejects.toThrow('S3_BUCKET');
    await expect(registerInstallation({ ...stored, s3: null }, services.db)).rejects.toThrow('DATA_DIR');
    await second.close();
    const { services: third, close: closeThird } = await buildTestServices();
    await expect(registerInstallation({ ...third.config, s3: double.settings }, third.db)).rejects.toThrow(
      'başka bir sitenin dosyaları var',
    );
    await Promise.all([closeOther(), closeThird()]);
  });
});

it('the command line rejects a changed secret too, until it is accepted explicitly', async () => {
  const before = { ...process.env };
  Object.assign(process.env, await settings(otherKey));
  await expect(outputOf(remotesCommand)).rejects.toThrow(/^Ayar hatası: SECRET/);
  expect(await outputOf(installationCommand, 'accept')).toContain('kaydedildi');
  await expect(outputOf(remotesCommand)).resolves.toBeDefined();
  process.env = before;
});

it('servers that start at the same time on an empty database create only one site', async () => {
  if (config.databaseUrl === null) return;
  const { databaseUrl, dataDir, remove } = await freshDatabase();
  const fresh = { ...config, databaseUrl, dataDir };
  const waited = jest.fn();
  const starting = () =>
    withStartLock(fresh, waited, async () => {
      const services = await openServices(fresh, () => undefined);
      await registerInstallation(fresh, services.db);
      const first = await createFirstUser(services);
      await services.db.destroy();
      return first;
    });
  const made = await Promise.all([starting(), starting(), starting()]);
  expect(made.filter((first) => first !== null)).toHaveLength(1);
  expect(waited).toHaveBeenCalledTimes(2);
  await remove();
});
