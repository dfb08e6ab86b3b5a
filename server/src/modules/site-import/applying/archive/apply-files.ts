import { downloadAddress } from '@vitrin/shared-contracts/downloads';
import { DomainError } from '../../../../platform/errors.ts';
import { uploadDownload } from '../../../downloads/downloads.service.ts';
import { picturePaths } from '../../../media/media-archive.service.ts';
import { restorePicture, UnusableArchive } from '../../../media/restore-picture.service.ts';
import { addChange, saveImported } from '../../index/import-records.repository.ts';
import type { DownloadItem, PictureItem } from '../../reading/archive/archive-item.ts';
import type { Applied, ImportRun, Outcome } from '../import-run.ts';
import { hasArchiveFile, withArchiveFiles } from './archive-files.ts';

/** Takes a picture of an archive into the library; one with the same content stays as it is here. */
export function applyPicture(run: ImportRun, { item, row }: Applied<PictureItem>): Promise<Outcome> {
  if (run.isDryRun) return planned(run, picturePaths(item));
  return applyLibraryFile(run, { item, row }, 'media', () =>
    withArchiveFiles(run, (open) => restorePicture(run.services, run.context, item, open)),
  );
}

/** Takes a document or a video of an archive; its content is checked like that of an upload. */
export function applyDownload(run: ImportRun, { item, row }: Applied<DownloadItem>): Promise<Outcome> {
  // Its address is the name of its file, whatever it was called where it was uploaded.
  const stored = downloadAddress(item.hash, item.kind).slice(1);
  if (run.isDryRun) return planned(run, [stored]);
  return applyLibraryFile(run, { item, row }, 'download', () =>
    withArchiveFiles(run, async (open) => {
      const file = await open(stored);
      if (!file) throw new UnusableArchive(`dosyası arşivde yok: ${stored}`);
      const { download, known } = await uploadDownload(run.services, run.context, { ...file, name: item.name });
      return { id: download.id, isKnown: known };
    }),
  );
}

async function planned(run: ImportRun, names: readonly string[]): Promise<Outcome> {
  const missing = names.filter((name) => !hasArchiveFile(run, name));
  const notes = missing.map((what) => ({ what, reason: 'dosyası arşivde yok' }));
  return { state: missing.length > 0 ? 'left' : 'created', notes };
}

async function applyLibraryFile(
  run: ImportRun,
  { item, row }: Applied<DownloadItem | PictureItem>,
  entity: 'download' | 'media',
  store: () => Promise<{ id: number; isKnown: boolean }>,
): Promise<Outcome> {
  try {
    const { id, isKnown } = await store();
    await noteFile(run, { item, row }, { entity, record: String(id), isKnown });
    return { state: isKnown ? 'unchanged' : 'created', notes: item.notes };
  } catch (error) {
    if (!(error instanceof UnusableArchive || error instanceof DomainError)) throw error;
    const reason = error instanceof DomainError ? error.userMessage : error.message;
    return { state: 'left', notes: [...item.notes, { what: item.title || item.hash, reason }] };
  }
}

async function noteFile(
  { services, site, importId }: ImportRun,
  { item: { type, id: source_id }, row }: Applied<DownloadItem | PictureItem>,
  { entity, record, isKnown }: { entity: string; record: string; isKnown: boolean },
): Promise<void> {
  const imported = { source: site.name, type, source_id, entity, record, lang: '' };
  await services.db.transaction().execute(async (trx) => {
    await saveImported(trx, { ...imported, item_hash: row.hash, values_hash: '', incomplete: 0 });
    // A file that the library had before stays when the import is taken back.
    if (!isKnown) await addChange(trx, { import_id: importId, type, source_id, entity, record, version_before: 0 });
  });
}
