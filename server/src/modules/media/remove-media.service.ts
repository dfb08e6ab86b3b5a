import type { DeletedMedia } from '@vitrin/shared-contracts/media';
import { idListSchema } from '@vitrin/shared-contracts/validation';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { inUseText, preventing } from '../../content/file-uses.ts';
import { write } from '../../content/write.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { pictureFiles } from './picture-set.ts';
import { deleteMedia, mediaRows } from './media.repository.ts';
import { readMedia } from './media.service.ts';
import { unlessStored } from './orphan-pictures.service.ts';
import { lockPictures } from '../../content/text-pictures.repository.ts';
import { runExclusively } from './picture-work.ts';
import { unusedAmong } from './unused-pictures.repository.ts';

const operation = { action: 'delete', entity: 'media' } as const;

/**
 * Deletes the record and then the files. Throws `Conflict` (409) with the places of use while the picture is used
 * anywhere.
 * @param withVersions - also if old versions of records show it, which are then restored without it
 */
export async function removePicture(
  services: ContentServices,
  context: WriteContext,
  { id, withVersions }: { id: number; withVersions: boolean },
): Promise<void> {
  const [picture] = await mediaRows(services.db, [id]);
  if (!picture) throw new NotFound();
  await write(services, context, operation, async (trx) => {
    await lockPictures(trx, [picture.hash]);
    const { used_in, name, alt } = await readMedia({ ...services, db: trx }, id);
    const uses = preventing(used_in, withVersions);
    if (uses.length > 0) throw pictureInUse(uses.map(({ label }) => label));
    await deleteMedia(trx, [id]).catch((error: unknown) => {
      throw helpersOf(trx).errorKind(error) === 'foreign-key' ? pictureInUse([]) : error;
    });
    return { data: null, entityId: id, title: name || alt };
  });
  await removeFiles(services, [picture.hash]);
}

function pictureInUse(places: readonly string[]): Conflict {
  return new Conflict('picture-in-use', inUseText('görsel', places));
}

/** Deletes the unused pictures and keeps the others. Throws `Conflict` (409) when all of them are in use. */
export async function removePictures(
  services: ContentServices,
  context: WriteContext,
  list: unknown,
): Promise<DeletedMedia> {
  const asked = await mediaRows(services.db, validated(idListSchema(), list));
  if (asked.length === 0) throw new NotFound();
  const ids = asked.map(({ id }) => id);
  const outcome = await write(services, context, operation, async (trx) => {
    await lockPictures(
      trx,
      asked.map(({ hash }) => hash),
    );
    const deleted = await unusedAmong({ ...services, db: trx }, ids);
    if (deleted.length === 0)
      throw new Conflict(
        'pictures-in-use',
        'Seçtiğiniz görsellerin hepsi kullanılıyor; hiçbiri silinmedi. Önce kullanıldıkları yerlerden kaldırın.',
      );
    await deleteMedia(trx, deleted);
    const kept = ids.filter((id) => !deleted.includes(id));
    return { data: { deleted, kept }, entityId: null, title: `${deleted.length} görsel` };
  });
  await removeFiles(
    services,
    asked.flatMap(({ id, hash }) => (outcome.deleted.includes(id) ? [hash] : [])),
  );
  return outcome;
}

/** Returns the user message for a bulk deletion. */
export function removalMessage({ deleted, kept }: DeletedMedia, plain: string): string {
  if (kept.length === 0) return plain;
  return `${deleted.length} görsel silindi. ${kept.length} görsel kullanıldığı için silinmedi.`;
}

async function removeFiles(
  services: Pick<PlatformServices, 'db' | 'files' | 'log'>,
  hashes: readonly string[],
): Promise<void> {
  await runExclusively(() => removeFilesOf(services, hashes)).catch((error: unknown) =>
    services.log.warn({ err: error, hashes }, 'picture files not deleted'),
  );
}

/** Deletes the files unless the same picture was uploaded again in the meantime. */
async function removeFilesOf(
  services: Pick<PlatformServices, 'db' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes)
    await unlessStored(services, hash, async () => {
      await services.files.delete(await pictureFiles(services.files, hash));
    });
}
