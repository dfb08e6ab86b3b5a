import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  mediaInputSchema,
  uploadInputSchema,
  type MediaInput,
  type MediaRecord,
  type UploadInput,
} from 'shared-contracts/media';
import type { Picture } from 'shared-contracts/pictures';
import { defaultLanguageOf, knownLanguages } from '../database/active-languages.ts';
import { helpersOf } from '../database/helpers.ts';
import type { Db } from '../database/tables.ts';
import type { WriteContext } from '../database/write-context.ts';
import { write } from '../database/write.ts';
import type { ReceivedFile } from '../http/form-file.ts';
import { problems } from '../http/problem.ts';
import { refuseUnknownLanguages } from '../http/translations.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { addMedia } from './add-media.ts';
import { altsOf, saveAlts } from './media-alts.repository.ts';
import { mediaFolder } from './media-files.ts';
import { deleteMedia, findMediaFacts, mediaIdOf, mediaRows, saveFocus } from './media.repository.ts';
import { refusal } from './picture-problems.ts';
import { usesOfPicture } from './picture-uses.repository.ts';
import { completeFiles, inTurn, storeFile } from './picture-work.ts';
import { pictureById } from './pictures.ts';
import { UnusablePicture } from './unusable-picture.ts';

const entity = 'media';
const NAMED = 5;

export function uploadInput(value: unknown): UploadInput {
  return validated(uploadInputSchema, value);
}

export function mediaInput(value: unknown): MediaInput {
  return validated(mediaInputSchema, value);
}

/** The library's picture for an uploaded file. The same content again gives the same picture and changes no text that is there. */
export async function uploadPicture(
  services: Services,
  context: WriteContext,
  file: ReceivedFile,
  { alts }: UploadInput,
): Promise<Picture> {
  const { db, config } = services;
  refuseUnknownLanguages(alts, await knownLanguages(db), 'alts');
  const lang = await defaultLanguageOf(db);
  return inTurn(async () => {
    const stored = await storeFile(config, file.path).catch(refused);
    const known = await mediaIdOf(db, stored.hash);
    if (known !== null && !Object.values(alts).some(Boolean)) return existing(pictureById(db, known, lang));
    const action = known === null ? 'create' : 'update';
    return write(services, context, { action, entity }, async (trx, stamp) => {
      const id = await addMedia(trx, stored, alts, { name: file.name, bytes: file.size, stamp });
      return { data: await existing(pictureById(trx, id, lang)), entityId: id, title: file.name };
    });
  });
}

function refused(error: unknown): never {
  throw error instanceof UnusablePicture ? refusal(error.reason) : error;
}

async function existing<T>(found: Promise<T | null | undefined>): Promise<T> {
  const record = await found;
  if (!record) throw problems.notFound();
  return record;
}

/** The record of the panel's screen of one picture. */
export async function readMedia(db: Db, id: number): Promise<MediaRecord> {
  const lang = await defaultLanguageOf(db);
  const picture = await existing(pictureById(db, id, lang));
  const { hash, ...facts } = await existing(findMediaFacts(db, id));
  return { ...picture, ...facts, alts: await altsOf(db, id), used_in: await usesOfPicture(db, { id, hash }, lang) };
}

export async function changeMedia(
  services: Services,
  context: WriteContext,
  id: number,
  { version, alts, focus }: MediaInput,
): Promise<MediaRecord> {
  const { db, config } = services;
  const [picture] = await mediaRows(db, [id]);
  if (!picture) throw problems.notFound();
  refuseUnknownLanguages(alts, await knownLanguages(db), 'alts');
  // Before the record says so: a page never names a crop that is not there.
  const whole = focus ? await inTurn(() => completeFiles(config, [{ ...picture, focus }])) : null;
  if (whole?.length === 0) throw problems.conflict('Bu görselin dosyaları bulunamadı. Görseli yeniden yükleyin.');
  const guard = { table: 'media', id, version, current: (trx: Db) => readMedia(trx, id) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    await saveAlts(trx, id, alts);
    if (focus) await saveFocus(trx, id, focus);
    const data = await readMedia(trx, id);
    return {
      data,
      entityId: id,
      title: data.name || data.alt,
      fields: [...Object.keys(alts), ...(focus ? ['focus'] : [])],
    };
  });
}

/** Refuses with 409 and the places while it is shown anywhere; else the record goes, and then the files. */
export async function removeMedia(services: Services, context: WriteContext, id: number): Promise<void> {
  const [picture] = await mediaRows(services.db, [id]);
  if (!picture) throw problems.notFound();
  await write(services, context, { action: 'delete', entity }, async (trx) => {
    const { used_in, name, alt } = await readMedia(trx, id);
    if (used_in.length > 0) throw problems.conflict(inUse(used_in));
    await deleteMedia(trx, id).catch((error: unknown) => {
      throw helpersOf(trx).errorKind(error) === 'foreign-key' ? problems.conflict(inUse([])) : error;
    });
    return { data: null, entityId: id, title: name || alt };
  });
  await inTurn(() => removeFiles(services, picture.hash)).catch((error: unknown) =>
    services.log.warn({ err: error, hash: picture.hash }, 'picture files not removed'),
  );
}

function inUse(places: readonly string[]): string {
  const more = places.length > NAMED ? ` ve ${places.length - NAMED} yer daha` : '';
  const named = places.length > 0 ? ` (${places.slice(0, NAMED).join(', ')}${more})` : '';
  return `Bu görsel kullanıldığı için silinemez${named}. Önce oradan kaldırın.`;
}

/** Unless the same picture has come again in the meantime. */
async function removeFiles({ config, db }: Services, hash: string): Promise<void> {
  if ((await mediaIdOf(db, hash)) !== null) return;
  const folder = mediaFolder(config);
  for (const name of await readdir(folder))
    if (name.startsWith(`${hash}-`)) await rm(join(folder, name), { force: true });
}
