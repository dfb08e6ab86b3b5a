import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hasFiles, settledFiles, type FileStore } from './file-store.ts';
import { Unavailable } from '../../errors.ts';
import { startS3Double } from '../../../testing/s3/s3-double.ts';
import { isSwiftInstalled, startSwift, swiftPackages } from '../../../testing/s3/swift.ts';
import { testEndpoint } from '../../../testing/s3/test-endpoint.ts';
import type { S3Settings } from '../s3/s3-settings.ts';
import { createS3Store } from '../s3/s3-store.ts';
import { createFolderStore } from './folder-store.ts';

interface OpenStore {
  store: FileStore;
  /** The same store with another secret key. */
  forged?: FileStore;
  close(): void | Promise<void>;
}

const local = mkdtempSync(join(tmpdir(), 'vitrin-store-'));
afterAll(() => rmSync(local, { recursive: true }));

/** Opens a store in a bucket, below a path of this run. */
function inBucket({ settings, close }: { settings: S3Settings; close(): void | Promise<void> }): OpenStore {
  const own = { ...settings, prefix: `test-${randomUUID()}/` };
  const forged = createS3Store({ ...own, secretAccessKey: 'another-secret' }, local);
  return { store: createS3Store(own, local), forged, close };
}

const engines: Record<string, () => Promise<OpenStore>> = {
  folder: async () => ({ store: createFolderStore(local), close: () => undefined }),
  'S3 double': async () => inBucket(await startS3Double()),
};

const endpoint = testEndpoint();
if (endpoint !== null)
  engines[endpoint.endpoint] = async () => inBucket({ settings: endpoint, close: () => undefined });

if (process.env.VITRIN_TESTS !== 'short') {
  if (isSwiftInstalled()) engines['OpenStack Swift'] = async () => inBucket(await startSwift());
  else it.todo(`OpenStack Swift is not tested: apt install ${swiftPackages}`);
}

jest.setTimeout(60_000);

describe.each(Object.entries(engines))('%s', (_engine, open) => {
  let store: FileStore;
  let opened: OpenStore;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  const contentOf = async (name: string) => {
    const stream = await store.open(name);
    return stream && (await text(stream));
  };
  const namesOf = async (prefix: string) => {
    const names: string[] = [];
    for await (const { name } of store.list(prefix)) names.push(name);
    const onlyNames: string[] = [];
    for await (const name of store.names(prefix)) onlyNames.push(name);
    expect(onlyNames).toEqual(names);
    return names.toSorted();
  };

  it('a stored buffer is found, listed and read', async () => {
    await store.put('media/a-1.txt', Buffer.from('bir'));
    expect(await store.stat('media/a-1.txt')).toMatchObject({ name: 'media/a-1.txt', bytes: 3 });
    expect(await contentOf('media/a-1.txt')).toBe('bir');
    await store.put('media/files/a-2.txt', Buffer.from('iki'));
    expect(await namesOf('media/a-')).toEqual(['media/a-1.txt']);
    expect(await namesOf('media/')).toEqual(['media/a-1.txt', 'media/files/a-2.txt']);
    expect(await hasFiles(store, ['media/a-1.txt', 'media/files/a-2.txt'])).toBe(true);
  });

  it('a stored local file is moved', async () => {
    const path = join(local, 'received');
    writeFileSync(path, 'içerik');
    await store.put('private/cv/1', { path });
    expect(await contentOf('private/cv/1')).toBe('içerik');
    expect(() => rmSync(path)).toThrow('ENOENT');
  });

  it('storing the same file again changes nothing', async () => {
    await store.put('media/same', Buffer.from('aynı'));
    await store.put('media/same', Buffer.from('aynı'));
    expect(await contentOf('media/same')).toBe('aynı');
  });

  it('an empty file is a file', async () => {
    await store.put('media/empty', Buffer.alloc(0));
    expect(await contentOf('media/empty')).toBe('');
  });

  it('a missing file is null, and moving or deleting it does nothing', async () => {
    expect(await store.stat('media/none')).toBeNull();
    expect(await store.open('media/none')).toBeNull();
    expect(await store.localPath('media/none')).toBeNull();
    await store.move('media/none', 'removed/none');
    await store.delete(['media/none']);
    expect(await namesOf('nowhere/')).toEqual([]);
    expect(await hasFiles(store, ['media/none'])).toBe(false);
  });

  it('a moved file has only its new name', async () => {
    await store.put('media/moved', Buffer.from('x'));
    await store.move('media/moved', 'removed/2026-01-01/media/moved');
    expect(await contentOf('media/moved')).toBeNull();
    expect(await contentOf('removed/2026-01-01/media/moved')).toBe('x');
  });

  it('a deleted file is gone', async () => {
    await store.put('media/gone', Buffer.from('x'));
    await store.localPath('media/gone');
    await store.delete(['media/gone', 'media/none']);
    expect(await store.stat('media/gone')).toBeNull();
    expect(await store.localPath('media/gone')).toBeNull();
  });

  it('a file has a local copy', async () => {
    await store.put('media/copied', Buffer.from('kopya'));
    const path = await store.localPath('media/copied');
    expect(path && (await text((await import('node:fs')).createReadStream(path)))).toBe('kopya');
  });

  it('nothing is read or written with another secret key', async () => {
    await store.put('media/secret', Buffer.from('x'));
    const { forged } = opened;
    await expect(forged?.stat('media/secret') ?? Promise.reject(new Unavailable(1, '', ''))).rejects.toThrow(
      Unavailable,
    );
    await forged?.put('media/forged', Buffer.from('x')).catch(() => undefined);
    expect(await store.stat('media/forged')).toBeNull();
  });

  it('only files of some age are settled', async () => {
    await store.put('private/support/1', Buffer.from('x'));
    expect(await settledFiles(store, 'private/support/', 60_000)).toEqual([]);
    expect(await settledFiles(store, 'private/support/', -60_000)).toEqual(['private/support/1']);
  });
});
