import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFirstUser } from '../platform/auth/first-user.ts';
import type { Services } from '../services.ts';
import { checkConfiguration } from '../start-up/check-configuration.ts';
import { registerInstallation } from '../start-up/installation.ts';
import { outputOf, useCommandLine } from '../testing/command-line.ts';
import { freePort } from '../testing/free-port.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { moveFilesCommand } from './move-files.command.ts';

const files: Record<string, string> = {
  'media/a-480.avif': 'picture',
  'media/files/b.pdf': 'document',
  'private/cv/c': 'cv',
  'removed/2026-01-01/cv/d': 'removed',
  'releases/shell/1/ssr/index.cjs': 'script',
  'releases/.incoming-1/x.js': 'unfinished',
};
const shared = Object.entries(files).filter(([name]) => !name.includes('.incoming-'));

let double: S3Double;
let services: Services;
let close: () => Promise<void>;
let restoreEnvironment: () => void;
beforeEach(async () => {
  double = await startS3Double();
  const built = await buildTestServices();
  ({ services, close } = built);
  await createFirstUser(services);
  await registerInstallation(services.config, services.db);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), content);
  }
  // The command refuses a database that a server uses.
  await services.db.destroy();
  restoreEnvironment = useCommandLine({ services });
  const { endpoint, bucket, accessKeyId, secretAccessKey } = double.settings;
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  Object.assign(process.env, { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...keys, PORT: String(await freePort()) });
});
afterEach(async () => {
  restoreEnvironment();
  await close();
  await double.close();
});

const pathOf = (name: string) => join(services.config.dataDir, name);
const move = (to: string) => outputOf(moveFilesCommand, '--to', to);

it('copies all files to the bucket and back; only servers with the new place start', async () => {
  expect(await move('s3')).toMatch(/^5 dosya .* kopyalandı ve içerikleri karşılaştırıldı/);
  for (const [name, content] of shared) expect(double.objects.get(name)?.content.toString()).toBe(content);
  expect(double.objects.size).toBe(shared.length + 1);
  await expect(checkConfiguration({ ...process.env, FILE_STORE: 's3' })).resolves.toBeUndefined();
  await expect(checkConfiguration(process.env)).rejects.toThrow(/DATA_DIR: .* dosya klasörü değil/);
  await expect(move('s3')).rejects.toThrow('DATA_DIR');

  for (const folder of ['media', 'private', 'removed', 'releases']) rmSync(pathOf(folder), { recursive: true });
  expect(await move('folder')).toMatch(/^5 dosya/);
  for (const [name, content] of shared) expect(readFileSync(pathOf(name), 'utf8')).toBe(content);
  await expect(checkConfiguration(process.env)).resolves.toBeUndefined();
});

it('a damaged file stops it, and a second try continues', async () => {
  double.faultOf = (method, key) => (method === 'GET' && key === 'private/cv/c' ? 'wrong' : null);
  await expect(move('s3')).rejects.toThrow('private/cv/c');
  expect(existsSync(pathOf('private/cv/c'))).toBe(true);
  await expect(checkConfiguration({ ...process.env, FILE_STORE: 's3' })).rejects.toThrow('S3_BUCKET');
  double.faultOf = () => null;
  expect(await move('s3')).toMatch(/^5 dosya/);
});
