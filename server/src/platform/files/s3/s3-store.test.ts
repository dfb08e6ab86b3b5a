import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startS3Double, type Fault, type S3Double } from '../../../testing/s3/s3-double.ts';
import { Unavailable } from '../../errors.ts';
import { StorageError } from '../storage-error.ts';
import type { FileStore } from '../store/file-store.ts';
import { Bucket } from './bucket.ts';
import { createS3Store } from './s3-store.ts';

let double: S3Double;
let dataDir: string;
let store: FileStore;
beforeEach(async () => {
  double = await startS3Double();
  dataDir = mkdtempSync(join(tmpdir(), 'vitrin-s3-'));
  store = createS3Store(double.settings, dataDir, 100);
});
afterEach(async () => {
  await double.close();
  rmSync(dataDir, { recursive: true });
});

const name = 'media/a.txt';
const put = () => store.put(name, Buffer.from('resmin içeriği'));
const incoming = () => (existsSync(join(dataDir, 'incoming')) ? readdirSync(join(dataDir, 'incoming')) : []);

/** Plays a fault for requests with this method, the first ones only or all. */
function play(fault: Fault, method: string, times = Number.POSITIVE_INFINITY): void {
  let left = times;
  double.faultOf = (given) => {
    if (given !== method || left === 0) return null;
    left -= 1;
    return fault;
  };
}

it.each(['unavailable', 'cut', 'silent', 'wrong'] as const)(
  'a read succeeds although its first try is %s',
  async (fault) => {
    await put();
    play(fault, 'GET', 1);
    const path = (await store.localPath(name)) ?? '';
    expect(readFileSync(path, 'utf8')).toBe('resmin içeriği');
  },
);

it.each(['unavailable', 'cut', 'silent', 'wrong'] as const)(
  'a read that stays %s is a 503, and nothing is kept',
  async (fault) => {
    await put();
    play(fault, 'GET');
    await expect(store.localPath(name)).rejects.toThrow(Unavailable);
    await expect(store.open(name)).rejects.toThrow(Unavailable);
    expect(incoming()).toEqual([]);
    double.faultOf = () => null;
    expect(await store.localPath(name)).not.toBeNull();
  },
);

it.each(['unavailable', 'silent'] as const)(
  'a write that stays %s is a storage error, and the received file stays',
  async (fault) => {
    play(fault, 'PUT');
    const path = join(dataDir, 'received');
    writeFileSync(path, 'x');
    await expect(store.put(name, { path })).rejects.toThrow(StorageError);
    expect(existsSync(path)).toBe(true);
  },
);

it('an object that arrives with another size is deleted and reported', async () => {
  jest
    .spyOn(double.objects, 'set')
    .mockImplementationOnce((key, object) =>
      Map.prototype.set.call(double.objects, key, { ...object, content: Buffer.from('longer than what was sent') }),
    );
  await expect(put()).rejects.toThrow(StorageError);
  expect(double.objects.size).toBe(0);
});

it('an object that another program has changed is never used', async () => {
  await put();
  const stored = double.objects.get(name);
  double.objects.set(name, { sha256: undefined, at: new Date(), ...stored, content: Buffer.from('başka bir içerik') });
  await expect(store.localPath(name)).rejects.toThrow(Unavailable);
});

it('another secret key is refused', async () => {
  const other = new Bucket({ ...double.settings, secretAccessKey: 'another secret' });
  await expect(other.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  await expect(new Bucket(double.settings).check()).resolves.toBeUndefined();
});

it('a large file is sent in parts and arrives unchanged', async () => {
  const path = join(dataDir, 'video');
  const content = Buffer.alloc(20 * 1_048_576, 'video ');
  writeFileSync(path, content);
  const patient = createS3Store(double.settings, dataDir);
  await patient.put('media/files/video.mp4', { path });
  const stream = await patient.open('media/files/video.mp4');
  expect(stream && (await buffer(stream)).equals(content)).toBe(true);
});

it('a copy is used while the service is away, and until another server has deleted the file', async () => {
  await put();
  const path = (await store.localPath(name)) ?? '';
  const expire = () => utimesSync(path, new Date(0), new Date(0));
  play('unavailable', 'HEAD');
  expire();
  expect(await store.localPath(name)).toBe(path);
  double.faultOf = () => null;
  double.objects.clear();
  expire();
  // The copy is sent once more; meanwhile its object is looked up.
  await store.localPath(name);
  while (existsSync(path)) await nextTurn();
  expect(await store.localPath(name)).toBeNull();
});

it('nothing of a private file stays on the server', async () => {
  await store.put('private/cv/1', Buffer.from('öz geçmiş'));
  const stream = await store.open('private/cv/1');
  expect(stream && (await buffer(stream)).toString()).toBe('öz geçmiş');
  expect(incoming()).toEqual([]);
});
