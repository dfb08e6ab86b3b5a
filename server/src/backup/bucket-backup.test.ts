import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { Bucket } from '../platform/files/s3/bucket.ts';
import { areFilesHeld, holdFiles, releaseFiles } from '../platform/files/s3/file-holds.ts';
import { createServices, type Services } from '../services.ts';
import { registerInstallation } from '../start-up/installation.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

let double: S3Double;
let other: S3Double;
let services: Services;
let close: () => Promise<void>;
let folder: string;
let file: string;
let target: TestDatabase;
beforeEach(async () => {
  double = await startS3Double();
  other = await startS3Double();
  const built = await buildTestServices();
  ({ close } = built);
  const config = { ...built.services.config, s3: double.settings };
  services = await createServices({ ...built.services, config, log: pino({ level: 'silent' }) });
  await createFirstUser(services);
  await registerInstallation(config, services.db);
  for (const name of ['media/a-480.avif', 'media/files/b.pdf', 'private/cv/c', 'releases/shell/1/shell.js'])
    await services.files.put(name, Buffer.from(name));
  folder = mkdtempSync(join(tmpdir(), 'vitrin-bucket-'));
  file = join(folder, 'site.tar.zst');
  target = await freshDatabase();
});
afterEach(async () => {
  await Promise.all([close(), double.close(), other.close(), target.remove()]);
  rmSync(folder, { recursive: true });
});

const restore = () => restoreBackup({ ...target, s3: other.settings, secret: services.config.secret }, file, []);

it('a backup contains the files of the bucket, and they are restored into another one', async () => {
  await createBackup(services.config, file, { recipients: [] });
  expect(await verifyBackup(file, [])).toMatchObject({ files: 4, rows: { users: 1 } });
  await restore();
  expect([...other.objects.keys()].toSorted()).toEqual([...double.objects.keys()].toSorted());
  expect(other.objects.get('private/cv/c')?.content.toString()).toBe('private/cv/c');
  expect(readdirSync(target.dataDir).filter((name) => /^(?:media|private|releases|restore-)/.test(name))).toEqual([]);
});

it('a bucket with other files is refused, and one whose restore fails is empty again', async () => {
  await createBackup(services.config, file, { recipients: [] });
  other.objects.set('notes.txt', { content: Buffer.from('x'), sha256: undefined, at: new Date() });
  await expect(restore()).rejects.toThrow(/kovası boş değil \(notes\.txt\)/);
  other.objects.clear();
  other.faultOf = (method, key) => (method === 'PUT' && key.startsWith('releases/') ? 'unavailable' : null);
  await expect(restore()).rejects.toThrow('Writing to the disk failed');
  expect([...other.objects.keys()]).toEqual([]);
});

it('a file that is deleted while the backup is being written is in it, and gone afterwards', async () => {
  const deletions: Promise<void>[] = [];
  double.faultOf = (method, key) => {
    if (method === 'GET' && key === 'media/a-480.avif') deletions.push(services.files.delete(['private/cv/c']));
    return null;
  };
  await createBackup(services.config, file, { recipients: [] });
  await Promise.all(deletions);
  expect(deletions).toHaveLength(1);
  expect((await verifyBackup(file, [])).files).toBe(4);
  expect([...double.objects.keys()].filter((name) => name.includes('cv'))).toEqual([]);
  expect(await areFilesHeld(new Bucket(double.settings))).toBe(false);
});

it('a damaged file makes the backup fail', async () => {
  const found = double.objects.get('media/files/b.pdf');
  double.objects.set('media/files/b.pdf', { at: new Date(), sha256: found?.sha256, content: Buffer.alloc(17, 'x') });
  await expect(createBackup(services.config, file, { recipients: [] })).rejects.toThrow('files-unavailable');
  expect(readdirSync(folder)).toEqual([]);
});

it('files are held until the last backup ends, and not longer than a killed one could need', async () => {
  const bucket = new Bucket(double.settings);
  await holdFiles(bucket, 'first');
  await holdFiles(bucket, 'second');
  expect(await releaseFiles(bucket, 'first')).toBe(false);
  expect(await areFilesHeld(bucket)).toBe(true);
  const killed = double.objects.get('holds/second');
  double.objects.set('holds/second', { content: Buffer.from('x'), sha256: killed?.sha256, at: new Date(0) });
  expect(await areFilesHeld(bucket)).toBe(false);
  expect(await releaseFiles(bucket, 'third')).toBe(true);
  expect([...double.objects.keys()].filter((name) => name.startsWith('holds/'))).toEqual([]);
});
