import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { plainFile } from '../../testing/test-pictures.ts';
import { mediaFile } from './media-files.ts';
import { moveOrphanPicturesToRemoved } from './orphan-pictures.service.ts';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

let library: MediaLibrary;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.test.close());

/** Creates the files that an upload leaves behind when its server is killed before the record is written. */
function createOrphanFiles(hash: string): string[] {
  const names = [`${hash}-480.avif`, `${hash}-480.webp`, `${hash}-480.jpg.4711.tmp`];
  for (const name of names) writeFileSync(join(library.test.services.config.dataDir, mediaFile(name)), 'x');
  return names;
}

it('files without a record are no longer public and are kept in the removed folder', async () => {
  const { services } = library.test;
  const picture = await library.uploaded(await plainFile(90, 60));
  const orphan = 'a'.repeat(32);
  const [first = ''] = createOrphanFiles(orphan);
  expect(await moveOrphanPicturesToRemoved(services, HOUR_MS)).toEqual({ pictures: 0 });
  expect(await moveOrphanPicturesToRemoved(services, 0)).toEqual({ pictures: 1 });
  expect(library.files().filter((name) => name.startsWith(orphan))).toEqual([]);
  expect((await library.test.app.inject(`/media/${first}`)).statusCode).toBe(404);
  expect(library.files(picture)).toHaveLength(4);
  const removed = join(services.config.dataDir, 'removed');
  const [day = ''] = readdirSync(removed);
  expect(existsSync(join(removed, day, 'media', first))).toBe(true);
});

it('files that may belong to an upload in flight are not moved', async () => {
  const { services } = library.test;
  const names = createOrphanFiles('b'.repeat(32));
  const long = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of names.slice(1)) utimesSync(join(services.config.dataDir, mediaFile(name)), long, long);
  expect(await moveOrphanPicturesToRemoved(services, HOUR_MS)).toEqual({ pictures: 0 });
});
