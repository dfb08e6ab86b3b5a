import { downloadFault, isVideoFile } from '@vitrin/shared-contracts/downloads';
import { pictureSrc, pictureSrcset } from '@vitrin/shared-contracts/pictures';
import { uploadDownload, readDownload } from '../../downloads/downloads.service.ts';
import { uploadPicture } from '../../media/media.service.ts';
import { pictureById } from '../../media/pictures.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { ReceivedFile } from '../../../platform/http/form-file.ts';
import { addChange, findImported, saveImported, type ImportedRecord } from '../index/import-records.repository.ts';
import type { DocumentNode } from '../markup/document-node.ts';
import type { ShownFile } from '../markup/conversion.ts';
import { locateFile } from './file-sources.ts';
import type { ImportRun } from './import-run.ts';

/** A file of the old site to take into the library. */
export interface WantedFile {
  /** `file` is one of the old library, `inline` one that a text shows. */
  type: 'file' | 'inline';
  sourceId: string;
  itemHash: string;
  address: string;
  path: string;
  alt: string;
}

/** What became of a file. */
export type TakenFile = { imported: ImportedRecord; isNew: boolean } | { reason: string };

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|hei[cf]|svg)$/i;

/** Takes a file into the library, once for all texts that show it. */
export async function takeFile(run: ImportRun, wanted: WantedFile): Promise<TakenFile> {
  const { services, site } = run;
  const key = { source: site.name, type: wanted.type, source_id: wanted.sourceId };
  const known = await findImported(services.db, key);
  if (known && (await stillExists(run, known))) return { imported: known, isNew: false };
  const located = await locateFile(run.files, { ...wanted, isOriginal: wanted.type === 'file' });
  if ('reason' in located) return located;
  if (run.isDryRun) {
    if (located.address !== null) run.toFetch.add(located.address);
    return {
      imported: { ...key, entity: 'media', record: '', lang: '', item_hash: '', values_hash: '', incomplete: 0 },
      isNew: true,
    };
  }
  const found = await located.take();
  if ('reason' in found) return found;
  try {
    const { isKnown, ...stored } = await storeFile(run, found.file, wanted.alt);
    const imported = { ...key, ...stored, lang: '', item_hash: wanted.itemHash, values_hash: '', incomplete: 0 };
    await services.db.transaction().execute(async (trx) => {
      await saveImported(trx, imported);
      const { entity, record } = stored;
      // A picture that the library had before stays when the import is taken back.
      if (!isKnown)
        await addChange(trx, {
          import_id: run.importId,
          type: wanted.type,
          source_id: wanted.sourceId,
          entity,
          record,
          version_before: 0,
        });
    });
    return { imported, isNew: true };
  } catch (error) {
    if (error instanceof DomainError) return { reason: error.userMessage };
    throw error;
  } finally {
    await found.discard();
  }
}

async function stillExists({ services, lang }: ImportRun, { entity, record }: ImportedRecord): Promise<boolean> {
  if (entity === 'media') return (await pictureById(services.db, Number(record), lang)) !== null;
  return readDownload(services, Number(record)).then(
    () => true,
    () => false,
  );
}

async function storeFile({ services, context, lang }: ImportRun, file: ReceivedFile, alt: string) {
  const isPicture = PICTURE.test(file.name) || (await isPictureWithoutName(file));
  if (isPicture) {
    const { picture, known } = await uploadPicture(services, context, file, {
      alts: alt === '' ? {} : { [lang]: alt.slice(0, ALT_LENGTH) },
      folder: 'İçe aktarılanlar',
    });
    return { entity: 'media', record: String(picture.id), isKnown: known };
  }
  const { download, known } = await uploadDownload(services, context, file);
  return { entity: 'download', record: String(download.id), isKnown: known };
}

const ALT_LENGTH = 200;

/** Servers give pictures addresses without an extension. */
async function isPictureWithoutName({ name }: ReceivedFile): Promise<boolean> {
  return !/\.[a-z\d]{2,5}$/i.test(name) && downloadFault(name, 1) !== null;
}

/** Returns the attributes of the node that shows a picture. */
export async function pictureAttributes(
  { services }: ImportRun,
  { record }: ImportedRecord,
  alt: string,
  lang: string,
): Promise<DocumentNode['attrs'] | null> {
  const picture = await pictureById(services.db, Number(record), lang);
  if (!picture) return null;
  const { width, height } = picture;
  return { src: pictureSrc(picture), srcset: pictureSrcset(picture, 'webp'), alt: alt || picture.alt, width, height };
}

export async function shownFile({ services }: ImportRun, { record }: ImportedRecord): Promise<ShownFile> {
  const { path, bytes, type } = await readDownload(services, Number(record));
  return { href: path, bytes, isVideo: isVideoFile(type) };
}
