import { rm } from 'node:fs/promises';
import { auditEntityLabels } from 'shared-contracts/audit';
import { downloadField, type UploadedDownload } from 'shared-contracts/downloads';
import type { ContentSource } from '../../content/content-kind.ts';
import { linksTo } from '../../content/content-refs.repository.ts';
import { write } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import type { Services } from '../../services.ts';
import { checkDownload } from './download-check.ts';
import { contentHash, downloadPath, isDownloadKept, keepDownload, type DownloadKey } from './download-files.ts';
import { deleteDownload, downloadById, downloadOf, insertDownload } from './downloads.repository.ts';

const entity = 'download';
const MAX_NAMED_USES = 5;

/** Stores an uploaded file. The same content again returns the same file. */
export async function uploadDownload(
  services: Services,
  context: WriteContext,
  file: ReceivedFile,
): Promise<UploadedDownload> {
  const { type, fault } = await checkDownload(file);
  if (type === undefined) throw new Invalid({ [downloadField]: fault }, 'download-rejected', fault);
  const key = { hash: await contentHash(file.path), type };
  await keepDownload(services.config, key, file.path);
  const known = await downloadOf(services.db, key);
  if (known) return { download: known, known: true };
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    await lockDownload(trx, key);
    // A deletion of the same content came between.
    if (!isDownloadKept(services.config, key)) throw removedMeanwhile();
    const concurrent = await downloadOf(trx, key);
    const download = concurrent ?? (await insertDownload(trx, { ...key, name: file.name, bytes: file.size }, stamp));
    return { data: { download, known: concurrent !== null }, entityId: download.id, title: file.name };
  });
}

/** Deletes the record and then the file. Throws 409 with the places of use while a text links to it. */
export async function removeDownload(services: Services, context: WriteContext, id: number): Promise<void> {
  const key: DownloadKey = await write(
    services,
    context,
    { action: 'delete', entity, keepsPages: true },
    async (trx) => {
      const download = await downloadById(trx, id);
      if (!download) throw new NotFound();
      await lockDownload(trx, download);
      const uses = await usesOf({ ...services, db: trx }, download.path);
      if (uses.length > 0) throw inUse(uses);
      await deleteDownload(trx, id);
      return { data: download, entityId: id, title: download.name };
    },
  );
  await removeFile(services, key);
}

/** Returns the records whose texts link to the file. */
async function usesOf(source: ContentSource, path: string): Promise<string[]> {
  const names = new Set<string>();
  for (const { entity: owner, record } of await linksTo(source.db, [path], MAX_NAMED_USES)) {
    const stored = await source.kinds.get(owner)?.read(source, record);
    if (stored) names.add(`${auditEntityLabels[owner] ?? owner} “${stored.title}”`);
  }
  return [...names];
}

function inUse(places: readonly string[]): Conflict {
  return new Conflict(
    'download-in-use',
    `Bu dosya kullanıldığı için silinemez (${places.join(', ')}). Önce oradan kaldırın.`,
  );
}

function removedMeanwhile(): Conflict {
  return new Conflict('download-removed', 'Dosya bu sırada silindi. Yeniden yükleyin.');
}

function lockDownload(trx: Db, { hash }: DownloadKey): Promise<void> {
  return helpersOf(trx).lock(trx, `download ${hash}`);
}

/** Deletes the file unless it was uploaded again in the meantime. */
async function removeFile({ db, config, log }: Services, key: DownloadKey): Promise<void> {
  await db
    .transaction()
    .execute(async (trx) => {
      await lockDownload(trx, key);
      if ((await downloadOf(trx, key)) === null) await rm(downloadPath(config, key), { force: true });
    })
    .catch((error: unknown) => log.warn({ err: error, hash: key.hash }, 'download file not deleted'));
}
