import { checkRecipients } from './archive/encryption.ts';
import { ARCHIVE_FORMAT, entryNames, rowsEntry, type Manifest } from './archive/manifest.ts';
import { writeArchive, type ArchiveEntry } from './archive/write-archive.ts';
import { keyFingerprint } from '../start-up/installation.ts';
import { checkFreeSpace } from './free-space.ts';
import { openRowSource } from './rows/open-row-source.ts';
import type { RowSource } from './rows/row-source.ts';
import { rowText } from './rows/row-text.ts';
import { removeAbandoned } from './temporary-folders.ts';
import { appVersion } from '../platform/app-version.ts';
import type { BackedUpSite, BackupFiles } from './backup-files.ts';
import { openBackupFiles } from './open-backup-files.ts';

interface BackupOptions {
  /** Public age keys; without one the backup is not encrypted. */
  recipients: readonly string[];
}

/**
 * Writes database, media, private files, releases and secret key of a site, which may be running, to one file. What was
 * confirmed as saved before the call is in it.
 * @throws BackupError for a recipient that is no age key, and when the disk has too little space
 */
export async function createBackup(site: BackedUpSite, file: string, { recipients }: BackupOptions): Promise<Manifest> {
  checkRecipients(recipients);
  removeAbandoned(site.dataDir);
  const files = await openBackupFiles(site);
  try {
    await files.addAll();
    const rows = await openRowSource(site);
    try {
      await files.addAll();
      await checkFreeSpace(file, files.list());
      const manifest = await manifestOf(site, rows, files);
      await writeArchive(file, entriesOf(site, manifest, rows, files), recipients);
      return manifest;
    } finally {
      await rows.close();
    }
  } finally {
    await files.release();
  }
}

async function manifestOf(site: BackedUpSite, source: RowSource, files: BackupFiles): Promise<Manifest> {
  const rows: Record<string, number> = {};
  for (const table of source.tables) rows[table] = await source.count(table);
  return {
    format: ARCHIVE_FORMAT,
    version: appVersion(),
    migration: source.migration,
    created_at: new Date().toISOString(),
    key: keyFingerprint(site.secret),
    rows,
    sequences: await source.sequences(),
    files: files.list().length,
  };
}

async function* entriesOf(
  site: BackedUpSite,
  manifest: Manifest,
  source: RowSource,
  files: BackupFiles,
): AsyncGenerator<ArchiveEntry> {
  yield textEntry(entryNames.manifest, JSON.stringify(manifest));
  yield textEntry(entryNames.secret, site.secret);
  for (const table of source.tables) {
    let index = 0;
    for await (const rows of source.rows(table))
      yield textEntry(rowsEntry(table, index++), rows.map((row) => `${rowText(row)}\n`).join(''));
  }
  for (const [name, size] of files.list()) yield { name, size, content: await files.open(name) };
}

function textEntry(name: string, text: string): ArchiveEntry {
  const content = Buffer.from(text);
  return { name, size: content.length, content };
}
