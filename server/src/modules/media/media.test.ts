import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sharingAddress, type Picture } from '@vitrin/shared-contracts/pictures';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { fileOf, redBluePicture, meanColour, plainFile } from '../../testing/test-pictures.ts';
import { completeMedia } from './complete-media.ts';
import { mediaFile } from './media-files.ts';

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

let library: MediaLibrary;
beforeAll(async () => {
  library = await openLibrary();
  await library.test.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 0, ...times })
    .execute();
});
afterAll(() => library.test.close());

it('texts and focal point change together, and the sharing picture follows the focal point', async () => {
  const { id } = await library.uploaded(fileOf(await redBluePicture(1600, 400)), { alts: { tr: 'Eski', en: 'Old' } });
  const { status, body } = await library.change(id, {
    version: '1',
    alts: { tr: 'Yeni', en: null },
    focus: { x: 95, y: 40 },
  });
  expect([status, body.message]).toEqual([200, 'Güncellendi!']);
  const picture = await library.record(id);
  expect(body.data).toEqual(picture);
  expect(picture).toMatchObject({ alt: 'Yeni', alts: { tr: 'Yeni' }, focus: { x: 95, y: 40 }, version: 2 });
  expect(sharingAddress(picture)).toBe(`${picture.path}-og-95-40.jpg`);
  const shared = await library.test.app.inject(sharingAddress(picture));
  const [red, , blue] = await meanColour(shared.rawPayload);
  expect([red < 20, blue > 240]).toEqual([true, true]);
});

it('a picture keeps the fields that are not sent', async () => {
  const { id } = await library.uploaded(await plainFile(90, 60), { alts: { tr: 'Metin' } });
  await library.change(id, { version: '1', focus: { x: 10, y: 20 } });
  expect(await library.record(id)).toMatchObject({ alts: { tr: 'Metin' }, focus: { x: 10, y: 20 } });
  await library.change(id, { version: '2', alts: { tr: '' } });
  expect(await library.record(id)).toMatchObject({ alts: {}, alt: '', focus: { x: 10, y: 20 }, version: 3 });
});

it('a picture update returns 409 for a stale version and 422 for an invalid focal point', async () => {
  const { id } = await library.uploaded(await plainFile(91, 60));
  await library.change(id, { version: '1', alts: { tr: 'Bir' } });
  const late = await library.change(id, { version: '1', alts: { tr: 'İki' } });
  expect(late.status).toBe(409);
  expect(late.body.data).toMatchObject({ sent_version: 1, current_version: 2, current: { alts: { tr: 'Bir' } } });
  for (const focus of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: 1 }, '"orta"', 'null'])
    expect((await library.change(id, { version: '2', focus })).status).toBe(422);
  expect((await library.change(id, { alts: {} })).body.errors).toEqual({ version: '* Bu Alan Zorunlu' });
  expect((await library.change(999_999, { version: '1' })).status).toBe(404);
  expect(await library.record(id)).toMatchObject({ alts: { tr: 'Bir' }, focus: { x: 50, y: 50 }, version: 2 });
});

it('a picture whose files are missing keeps its focal point and returns 409', async () => {
  const { config } = library.test.services;
  const picture = await library.uploaded(await plainFile(95, 60));
  for (const name of library.files(picture)) rmSync(join(config.dataDir, mediaFile(name)));
  const { status, body } = await library.change(picture.id, { version: '1', focus: { x: 1, y: 2 } });
  expect([status, body.message]).toEqual([409, expect.stringContaining('yeniden yükleyin')]);
  expect(await library.record(picture.id)).toMatchObject({ focus: { x: 50, y: 50 }, version: 1 });
  expect(await library.uploaded(await plainFile(95, 60))).toEqual(picture);
  expect(library.files(picture)).toHaveLength(4);
});

it('the library is listed newest first, and texts and file names are searched regardless of Turkish case', async () => {
  const lit = await library.uploaded(await plainFile(640, 480), { alts: { tr: 'IŞIKLI İskele' } });
  const named = await library.uploaded(await plainFile(641, 480, 'Işıklı-iskele.png'));
  const { call } = library.editor;
  expect((await call({ url: `/api/admin/media?search=${'a%20'.repeat(51)}` })).status).toBe(400);
  const { body } = await call({ url: '/api/admin/media?search=isikli%20iskele' });
  expect(body.meta).toMatchObject({ page: 1, total: 2 });
  expect(body.data).toEqual([named, lit]);
  expect(((await call({ url: '/api/admin/media' })).body.data as Picture[]).slice(0, 2)).toEqual([named, lit]);
});

it('pictures of an older version get the widths that they lack, only once, and then pages name them', async () => {
  const { services } = library.test;
  const picture = await library.uploaded(await plainFile(700, 350));
  const all = library.files(picture);
  const older = { file_set: 2, widths: '[480,700]' };
  await services.db.updateTable('media').set(older).where('id', '=', picture.id).execute();
  for (const name of all) if (name.includes('-320.')) rmSync(join(services.config.dataDir, mediaFile(name)));
  expect(await library.record(picture.id)).toMatchObject({ widths: [480, 700] });

  const before = services.contentVersion.current();
  await completeMedia(services);
  expect(library.files(picture)).toEqual(all);
  expect(await library.record(picture.id)).toMatchObject({ widths: [320, 480, 700] });
  const after = services.contentVersion.current();
  expect(after).toBeGreaterThan(before);

  await completeMedia(services);
  expect(services.contentVersion.current()).toBe(after);
});

it('a picture whose files are missing does not keep others from being completed', async () => {
  const { services } = library.test;
  const lost = await library.uploaded(await plainFile(701, 350));
  const whole = await library.uploaded(await plainFile(702, 350));
  const older = { file_set: 2, widths: '[480]' };
  await services.db.updateTable('media').set(older).where('id', 'in', [lost.id, whole.id]).execute();
  for (const name of library.files(lost)) rmSync(join(services.config.dataDir, mediaFile(name)));
  await completeMedia(services);
  expect(await library.record(lost.id)).toMatchObject({ widths: [480] });
  expect(await library.record(whole.id)).toMatchObject({ widths: [320, 480, 702] });
});
