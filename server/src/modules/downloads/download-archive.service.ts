import type { Download } from '@vitrin/shared-contracts/downloads';
import type { Db } from '../../platform/database/tables.ts';
import { downloadFile, type DownloadKey } from './download-files.ts';
import { downloadsAfter } from './downloads.repository.ts';

const BATCH = 200;

/** Returns all documents and videos, each with the name of its file in the store; a batch of them is in memory at a time. */
export async function* allDownloads(db: Db): AsyncGenerator<Download & DownloadKey & { file: string }> {
  for (let after = 0; ;) {
    const downloads = await downloadsAfter(db, after, BATCH);
    for (const download of downloads) yield { ...download, file: downloadFile(download) };
    const last = downloads.at(-1);
    if (!last || downloads.length < BATCH) return;
    after = last.id;
  }
}
