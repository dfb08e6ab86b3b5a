import {
  mediaInputSchema,
  uploadInputSchema,
  type MediaInput,
  type MediaItem,
  type MediaRecord,
  type UploadedMedia,
  type UploadInput,
} from '@vitrin/shared-contracts/media';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { addMedia } from './add-media.ts';
import { indexMedia } from './index-media.ts';
import { altsOf, saveAlts } from './media-alts.repository.ts';
import { existingFolderName } from './media-folders.service.ts';
import { mediaItems } from './media-list.ts';
import { findMediaFacts, mediaIdOf, mediaRows, saveFocus, saveFolder } from './media.repository.ts';
import { lockPictures } from '../../content/text-pictures.repository.ts';
import { pictureError } from './picture-problems.ts';
import { isComplete } from './picture-set.ts';
import { usesOfPicture } from './picture-uses.repository.ts';
import type { MediaSource } from './unused-pictures.repository.ts';
import { completeFiles, runExclusively, storeFile } from './picture-work.ts';
import { pictureById } from './pictures.ts';
import { UnusablePicture } from './unusable-picture.ts';

const entity = 'media';

export function uploadInput(value: unknown): UploadInput {
  return validated(uploadInputSchema, value);
}

export function mediaInput(value: unknown): MediaInput {
  return validated(mediaInputSchema, value);
}

/** The same picture was deleted between the writing of its files and of its record. */
class FilesDeleted extends Error {}

const MAX_ATTEMPTS = 3;

/** Stores an uploaded picture. The same content again returns the same picture and changes no existing text. */
export async function uploadPicture(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  file: ReceivedFile,
  input: UploadInput,
): Promise<UploadedMedia> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeUpload(services, context, file, input);
    } catch (error) {
      if (!(error instanceof FilesDeleted) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function storeUpload(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  file: ReceivedFile,
  { alts, folder }: UploadInput,
): Promise<UploadedMedia> {
  const { db, files } = services;
  requireKnownLanguages(alts, await knownLanguages(db), 'alts');
  const lang = await defaultLanguageOf(db);
  return runExclusively(async () => {
    const stored = await storeFile(services, file.path).catch(refused);
    const animated = stored.isAnimated ? ({ animated: true } as const) : {};
    const known = await mediaIdOf(db, stored.hash);
    if (known !== null && !Object.values(alts).some(Boolean))
      return { picture: await required(mediaItem(db, known, lang)), known: true, ...animated };
    const action = known === null ? 'create' : 'update';
    return write(services, context, { action, entity }, async (trx, stamp) => {
      await lockPictures(trx, [stored.hash]);
      if (!(await isComplete(files, stored))) throw new FilesDeleted();
      const upload = { name: file.name, bytes: file.size, folder: await existingFolderName(trx, folder), stamp };
      const id = await addMedia(trx, stored, alts, upload);
      const data = { picture: await required(mediaItem(trx, id, lang)), known: known !== null, ...animated };
      return { data, entityId: id, title: file.name };
    });
  });
}

async function mediaItem(db: Db, id: number, lang: string): Promise<MediaItem | undefined> {
  return (await mediaItems(db, [id], lang))[0];
}

function refused(error: unknown): never {
  throw error instanceof UnusablePicture ? pictureError(error.reason) : error;
}

async function required<T>(found: Promise<T | null | undefined>): Promise<T> {
  const record = await found;
  if (!record) throw new NotFound();
  return record;
}

/** Returns the record for the screen of one picture. */
export async function readMedia(services: MediaSource, id: number): Promise<MediaRecord> {
  const { db } = services;
  const lang = await defaultLanguageOf(db);
  const picture = await required(pictureById(db, id, lang));
  const { hash, ...facts } = await required(findMediaFacts(db, id));
  return {
    ...picture,
    ...facts,
    alts: await altsOf(db, id),
    used_in: await usesOfPicture(services, { id, hash }, lang),
  };
}

export async function changeMedia(
  services: ContentServices,
  context: WriteContext,
  id: number,
  { version, ...changes }: MediaInput,
): Promise<MediaRecord> {
  const { db } = services;
  const { alts, focus, folder } = changes;
  const [picture] = await mediaRows(db, [id]);
  if (!picture) throw new NotFound();
  requireKnownLanguages(alts, await knownLanguages(db), 'alts');
  // Before the record is saved, so that a page never references a crop that does not exist.
  const completed = focus ? await runExclusively(() => completeFiles(services, [{ ...picture, focus }])) : null;
  if (completed?.length === 0)
    throw new Conflict('picture-files-missing', 'Bu görselin dosyaları bulunamadı. Görseli yeniden yükleyin.');
  const guard = { table: 'media', id, version, current: (trx: Db) => readMedia({ ...services, db: trx }, id) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    await saveAlts(trx, id, alts);
    await indexMedia(trx, id);
    if (focus) await saveFocus(trx, id, focus);
    if (folder !== undefined) await saveFolder(trx, id, await existingFolderName(trx, folder));
    const data = await readMedia({ ...services, db: trx }, id);
    return {
      data,
      entityId: id,
      title: data.name || data.alt,
      fields: changedFields(changes),
    };
  });
}

function changedFields({ alts, focus, folder }: Omit<MediaInput, 'version'>): string[] {
  return [...Object.keys(alts), ...(focus ? ['focus'] : []), ...(folder === undefined ? [] : ['folder'])];
}
