import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import {
  downloadField,
  type Download,
  type DownloadRecord,
  type UploadedDownload,
} from '@vitrin/shared-contracts/downloads';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import { inTransactionOf, type ContentSource } from '../../content/content-kind.ts';
import { linksTo } from '../../content/content-refs.repository.ts';
import { inUseText, preventing, withFormerUses } from '../../content/file-uses.ts';
import { unpublishedUses } from '../../content/publication/unpublished-files.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { checkDownload } from './download-check.ts';
import { contentHash, downloadFile, type DownloadKey } from './download-files.ts';
import { deleteDownload, downloadById, downloadOf, insertDownload } from './downloads.repository.ts';

const entity = 'download';
/** Links that are read: enough for users to find the file. */
const MAX_LINKS = 5;

/** Stores an uploaded file. The same content again returns the same file. */
export async function uploadDownload(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  file: ReceivedFile,
): Promise<UploadedDownload> {
  const { type, fault } = await checkDownload(file);
  if (type === undefined) throw new Invalid({ [downloadField]: fault }, 'download-rejected', fault);
  const key = { hash: await contentHash(file.path), type };
  await services.files.put(downloadFile(key), { path: file.path });
  const known = await downloadOf(services.db, key);
  if (known) return { download: known, known: true };
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    await lockDownload(trx, key);
    // A deletion of the same content came between.
    if ((await services.files.stat(downloadFile(key))) === null) throw removedMeanwhile();
    const concurrent = await downloadOf(trx, key);
    const download = concurrent ?? (await insertDownload(trx, { ...key, name: file.name, bytes: file.size }, stamp));
    return { data: { download, known: concurrent !== null }, entityId: download.id, title: file.name };
  });
}

/**
 * Deletes the record and then the file. Throws 409 with the places of use while the file is used anywhere.
 * @param withVersions - also if old versions of records show it, which are then restored without it
 */
export async function removeDownload(
  services: WriteServices & Pick<PlatformServices, 'files' | 'log'>,
  context: WriteContext,
  { id, withVersions }: { id: number; withVersions: boolean },
): Promise<void> {
  const key: DownloadKey = await write(
    services,
    context,
    { action: 'delete', entity, keepsPages: true },
    async (trx) => {
      const download = await downloadById(trx, id);
      if (!download) throw new NotFound();
      await lockDownload(trx, download);
      const used = await usesOf(inTransactionOf(services, trx), download);
      const uses = preventing(used, withVersions).map(({ label }) => label);
      if (uses.length > 0) throw new Conflict('download-in-use', inUseText('dosya', uses));
      await deleteDownload(trx, id);
      return { data: download, entityId: id, title: download.name };
    },
  );
  await removeFile(services, key);
}

/** Returns a file with the places that show it. Throws 404 if it does not exist. */
export async function readDownload(source: UsesSource, id: number): Promise<DownloadRecord> {
  const found = await downloadById(source.db, id);
  if (!found) throw new NotFound();
  const { hash: _hash, ...download } = found;
  return { ...download, used_in: await usesOf(source, found) };
}

type UsesSource = Pick<ContentSource, 'db' | 'kinds' | 'config'>;

/** Texts link to the file; those of drafts and old versions are in no table of links. */
async function usesOf(source: UsesSource, { path, hash }: Download & DownloadKey): Promise<PictureUse[]> {
  const current = [...(await linkingRecords(source, path)), ...(await unpublishedUses(source, { id: null, hash }))];
  const byLabel = new Map(current.map((use) => [use.label, use]));
  return await withFormerUses(source, hash, [...byLabel.values()]);
}

async function linkingRecords(source: UsesSource, path: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const { entity: owner, record } of await linksTo(source.db, [path], MAX_LINKS)) {
    const kind = source.kinds.get(owner);
    const stored = await kind?.read(source, record);
    if (!kind || !stored) continue;
    uses.push({ label: `${auditEntityLabels[owner] ?? owner} “${stored.title}”`, path: kind.screen(record) });
  }
  return uses;
}

function removedMeanwhile(): Conflict {
  return new Conflict('download-removed', 'Dosya bu sırada silindi. Yeniden yükleyin.');
}

function lockDownload(trx: Db, { hash }: DownloadKey): Promise<void> {
  return helpersOf(trx).lock(trx, `download ${hash}`);
}

/** Deletes the file unless it was uploaded again in the meantime. */
async function removeFile(
  { db, files, log }: Pick<PlatformServices, 'db' | 'files' | 'log'>,
  key: DownloadKey,
): Promise<void> {
  await db
    .transaction()
    .execute(async (trx) => {
      await lockDownload(trx, key);
      if ((await downloadOf(trx, key)) === null) await files.delete([downloadFile(key)]);
    })
    .catch((error: unknown) => log.warn({ err: error, hash: key.hash }, 'download file not deleted'));
}
