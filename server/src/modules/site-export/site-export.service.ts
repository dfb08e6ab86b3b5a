import { randomUUID } from 'node:crypto';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { insertInstallation, readInstallation } from '../../platform/database/installation.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { listAnnouncements } from '../company-announcements/company-announcements.service.ts';
import { allDownloads } from '../downloads/download-archive.service.ts';
import { listLanguageInfo } from '../languages/languages.service.ts';
import { libraryPictures, picturePaths } from '../media/media-archive.service.ts';
import {
  ARCHIVE_FORM,
  archiveNames,
  recordsFile,
  type ArchivedDownload,
  type ArchivedPicture,
  type ArchivedSite,
} from './archive-form.ts';
import { ArchiveTooLarge, createArchive, type ArchiveWriter } from './archive-writer.ts';
import { archivedCopies, archivedSchedules } from './archived-drafts.ts';
import { archivedRecord, exportedKeys } from './archived-records.ts';
import { recordMarkdown } from './record-markdown.ts';

/** What an archive contains. */
export interface ExportCounts {
  records: number;
  texts: number;
  files: number;
}

type ExportServices = Pick<ContentServices, 'config' | 'db' | 'files' | 'kinds'>;

interface Export {
  services: ExportServices;
  archive: ArchiveWriter;
  counts: ExportCounts;
  /** Names of the texts so far: pages below different ones may have the same slug. */
  names: Set<string>;
}

/**
 * Writes everything that staff edit to an archive: all records as JSON, their texts as Markdown too, drafts, and the files of the library.
 * It contains no accounts, messages, statistics or secrets. Throws `ArchiveTooLarge` beyond 4 GB or 65,535 files.
 */
export async function exportSite(services: ExportServices, path: string): Promise<ExportCounts> {
  const archive = createArchive(path);
  const counts: ExportCounts = { records: 0, texts: 0, files: 0 };
  const run: Export = { services, archive, counts, names: new Set() };
  await archive.addText(archiveNames.site, once(JSON.stringify(await aboutSite(services), null, 2)));
  for (const kind of services.kinds.values()) await addKind(run, kind);
  await archive.addText(archiveNames.copies, lines(archivedCopies(services)));
  await archive.addText(archiveNames.schedules, lines(archivedSchedules(services)));
  await archive.addText(archiveNames.announcements, lines(await listAnnouncements(services.db)));
  await addPictures(run);
  await addDownloads(run);
  await archive.end();
  return counts;
}

async function aboutSite({ db, config }: ExportServices): Promise<ArchivedSite> {
  const languages = await listLanguageInfo(db);
  return {
    format: 'vitrin',
    version: ARCHIVE_FORM,
    site: await siteId(db),
    address: config.publicUrl,
    exported_at: new Date().toISOString(),
    default_language: await defaultLanguageOf(db),
    languages: languages.map(({ id: key, abbr, lang: name, active }) => ({ key, abbr, name, active })),
  };
}

/** Returns the random name of this installation, by which an import knows which site an archive is from. */
export async function siteId(db: Db): Promise<string> {
  await insertInstallation(db, 'site', randomUUID());
  return (await readInstallation(db)).site ?? '';
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* lines(values: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** The records of a kind are one file with a line each; their texts are files of their own. */
async function addKind({ services, archive, counts, names }: Export, kind: ContentKind): Promise<void> {
  const keys = await exportedKeys(services, kind);
  if (keys.length === 0) return;
  await archive.addText(recordsFile(kind.entity), lines(recordsOf({ services, counts }, kind, keys)));
  for (const key of keys) {
    const stored = await kind.read(services, key);
    for (const { name, text } of stored ? recordMarkdown(kind.entity, key, stored.values, names) : []) {
      counts.texts += 1;
      await archive.addText(name, once(text));
    }
  }
}

async function* recordsOf(
  { services, counts }: Pick<Export, 'counts' | 'services'>,
  kind: ContentKind,
  keys: string[],
) {
  for (const key of keys) {
    const record = await archivedRecord(services, kind, key);
    if (!record) continue;
    counts.records += 1;
    yield record;
  }
}

/** Pictures that visitors see; what they have sent is in other folders. */
async function addPictures(run: Export): Promise<void> {
  const { services, archive } = run;
  const pictures = async function* (): AsyncGenerator<ArchivedPicture> {
    for await (const { id: key, ...picture } of libraryPictures(services.db)) yield { key, ...picture };
  };
  await archive.addText(archiveNames.pictures, lines(pictures()));
  for await (const picture of libraryPictures(services.db))
    for (const name of picturePaths(picture)) await addFile(run, name);
}

async function addDownloads(run: Export): Promise<void> {
  const { services, archive } = run;
  const downloads = async function* (): AsyncGenerator<ArchivedDownload> {
    for await (const { id: key, hash, type: kind, name } of allDownloads(services.db)) yield { key, hash, kind, name };
  };
  await archive.addText(archiveNames.downloads, lines(downloads()));
  for await (const { file } of allDownloads(services.db)) await addFile(run, file);
}

async function addFile({ services, archive, counts }: Export, name: string): Promise<void> {
  const path = await services.files.localPath(name);
  if (path === null) return;
  counts.files += 1;
  await archive.addFile(name, path);
}

/** Checks whether an error says that the archive would be too large. */
export function isTooLarge(error: unknown): error is ArchiveTooLarge {
  return error instanceof ArchiveTooLarge;
}
