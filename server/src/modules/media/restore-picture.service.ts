import { knownLanguages } from '../../content/active-languages.ts';
import { lockPictures } from '../../content/text-pictures.repository.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { hasFiles, type LocalFile } from '../../platform/files/store/file-store.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { addMedia } from './add-media.ts';
import { picturePaths, type LibraryPicture, type PictureWithAlts } from './media-archive.service.ts';
import { isPictureFile, mediaFile } from './media-files.ts';
import { existingFolderName } from './media-folders.service.ts';
import { mediaIdOf, saveFocus } from './media.repository.ts';
import { uploadInput } from './media.service.ts';

/** The files of an archived picture are not there, or not what their names say. */
export class UnusableArchive extends Error {}

/**
 * Adds a picture that another site has exported, with its files as they are: they are named by the hash of the uploaded file, which no
 * archive has, and encoding them again would lose quality. A picture with this hash stays as it is. Throws `UnusableArchive`.
 * @param open - returns a copy of a file of the archive, which is moved; null without it
 */
export async function restorePicture(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  picture: Omit<PictureWithAlts, 'id'>,
  open: (name: string) => Promise<LocalFile | null>,
): Promise<{ id: number; isKnown: boolean }> {
  const known = await mediaIdOf(services.db, picture.hash);
  if (known !== null) return { id: known, isKnown: true };
  const names = picturePaths(picture);
  if (!isSound(picture, names)) throw new UnusableArchive('görselin kaydı bozuk');
  await restoreFiles(services, names, open);
  const id = await addRestored(services, context, picture, names);
  return { id, isKnown: false };
}

/** Names are made from the record: those of anything but pictures are refused. */
function isSound(
  { width, height, widths }: Pick<LibraryPicture, 'height' | 'width' | 'widths'>,
  names: string[],
): boolean {
  const sizes = [width, height, ...widths];
  const areSizes = sizes.every((size) => Number.isSafeInteger(size) && size > 0) && widths.at(-1) === width;
  return areSizes && names.every((name) => isPictureFile(name.slice(mediaFile('').length)));
}

/** Stores all files of a picture; if one cannot be, those that were not there before are deleted again. */
async function restoreFiles(
  { files }: Pick<PlatformServices, 'files'>,
  names: readonly string[],
  open: (name: string) => Promise<LocalFile | null>,
): Promise<void> {
  const added: string[] = [];
  try {
    for (const name of names) {
      if ((await files.stat(name)) === null) added.push(name);
      await restoreFile({ files }, name, open);
    }
  } catch (error) {
    // An incomplete set would occupy the space that the disk may lack.
    await files.delete(added).catch(() => undefined);
    throw error;
  }
}

async function restoreFile(
  { files }: Pick<PlatformServices, 'files'>,
  name: string,
  open: (name: string) => Promise<LocalFile | null>,
): Promise<void> {
  const local = await open(name);
  if (!local) throw new UnusableArchive(`dosyası arşivde yok: ${name}`);
  // Loaded with the first file, because most processes never restore one.
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(local.path).catch(() => undefined);
  if (!type || !name.endsWith(`.${type.ext}`)) throw new UnusableArchive(`dosyası bir görsel değil: ${name}`);
  await files.put(name, local);
}

async function addRestored(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  picture: Omit<PictureWithAlts, 'id'>,
  names: readonly string[],
): Promise<number> {
  const { name, bytes, focus } = picture;
  const languages = await knownLanguages(services.db);
  const { alts, folder } = uploadInput({
    folder: picture.folder,
    alts: Object.fromEntries(Object.entries(picture.alts).filter(([lang]) => languages.has(lang))),
  });
  return write(services, context, { action: 'create', entity: 'media' }, async (trx, stamp) => {
    await lockPictures(trx, [picture.hash]);
    if (!(await hasFiles(services.files, names))) throw new UnusableArchive('dosyaları bu sırada silindi');
    const upload = { name, bytes, folder: await existingFolderName(trx, folder), stamp };
    const id = await addMedia(trx, picture, alts, upload);
    await saveFocus(trx, id, focus);
    return { data: id, entityId: id, title: name };
  });
}
