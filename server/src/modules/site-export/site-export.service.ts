import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import type { Services } from '../../services.ts';
import { ArchiveTooLarge, createArchive, type ArchiveWriter } from './archive-writer.ts';
import { recordMarkdown } from './record-markdown.ts';

/** What an archive contains. */
export interface ExportCounts {
  records: number;
  texts: number;
  files: number;
}

type ExportServices = Pick<Services, 'config' | 'db' | 'files' | 'kinds'>;

/** Version of the form of the archive. */
const FORM = 1;

/**
 * Writes everything that staff edit to an archive: all records as JSON, their texts as Markdown too, and the files of the library. It
 * contains no accounts, messages, statistics or secrets. Throws `ArchiveTooLarge` beyond 4 GB.
 */
export async function exportSite(services: ExportServices, path: string): Promise<ExportCounts> {
  const archive = createArchive(path);
  const counts: ExportCounts = { records: 0, texts: 0, files: 0 };
  await archive.addText('site.json', once(JSON.stringify(await aboutSite(services), null, 2)));
  for (const kind of services.kinds.values()) await addKind(services, archive, kind, counts);
  await addFiles(services, archive, counts);
  await archive.end();
  return counts;
}

async function aboutSite({ db, config }: ExportServices) {
  return {
    format: 'vitrin',
    version: FORM,
    address: config.publicUrl,
    exported_at: new Date().toISOString(),
    default_language: await defaultLanguageOf(db),
    languages: [...(await knownLanguages(db))],
  };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** The records of a kind are one file with a line each; their texts are files of their own. */
async function addKind(
  services: ExportServices,
  archive: ArchiveWriter,
  kind: ContentKind,
  counts: ExportCounts,
): Promise<void> {
  const keys = await kind.records(services.db);
  if (keys.length === 0) return;
  await archive.addText(`kayitlar/${kind.entity}.ndjson`, recordLines(services, kind, keys, counts));
  for (const key of keys) {
    const stored = await kind.read(services, key);
    for (const { name, text } of stored ? recordMarkdown(kind.entity, key, stored.values) : []) {
      counts.texts += 1;
      await archive.addText(name, once(text));
    }
  }
}

async function* recordLines(
  services: ExportServices,
  kind: ContentKind,
  keys: readonly string[],
  counts: ExportCounts,
): AsyncGenerator<string> {
  for (const record of keys) {
    const stored = await kind.read(services, record);
    if (!stored) continue;
    counts.records += 1;
    yield `${JSON.stringify({ record, title: stored.title, values: stored.values })}\n`;
  }
}

/** Files that visitors see; what they have sent is in other folders. */
async function addFiles({ files }: ExportServices, archive: ArchiveWriter, counts: ExportCounts): Promise<void> {
  for await (const { name } of files.list('media/')) {
    const path = await files.localPath(name);
    if (path === null) continue;
    counts.files += 1;
    await archive.addFile(name, path);
  }
}

/** Checks whether an error says that the archive would be too large. */
export function isTooLarge(error: unknown): error is ArchiveTooLarge {
  return error instanceof ArchiveTooLarge;
}
