import {
  ARCHIVE_FORM,
  archiveNames,
  entityOfFile,
  type ArchivedCopy,
  type ArchivedDownload,
  type ArchivedPicture,
  type ArchivedRecord,
  type ArchivedSchedule,
  type ArchivedSite,
} from '../../../site-export/archive-form.ts';
import { ImportError } from '../import-error.ts';
import type { InputFile } from '../input-files.ts';
import type { SourceItem } from '../source-item.ts';
import { recordId } from './archive-item.ts';
import { jsonLines, jsonObject } from './json-lines.ts';

/** Returns the name of the source of all archives of one site, whatever its address. */
export function archiveSource(site: string): string {
  return `vitrin:${site}`;
}

/** Checks whether files are those of an archive of this product: what else is in them is made from its records. */
export function isArchive(files: readonly InputFile[]): boolean {
  return files.some(({ name }) => name === archiveNames.site);
}

/** Reads an archive of this product. Throws `ImportError`. */
export async function* readArchive(files: readonly InputFile[]): AsyncGenerator<SourceItem> {
  const [head, another] = files.filter(({ name }) => name === archiveNames.site);
  if (!head || another) throw new ImportError('Birden çok arşiv verildi. Her birini ayrı aktarın.');
  yield* readSite(head);
  for (const file of files) yield* readFile(file);
}

async function* readSite(file: InputFile): AsyncGenerator<SourceItem> {
  const found = (await jsonObject(file)) as Partial<ArchivedSite>;
  const { format, version, site, address, default_language: language, languages } = found;
  if (format !== 'vitrin' || typeof site !== 'string' || !Array.isArray(languages))
    throw new ImportError(`${file.name}: bu bir Vitrin arşivi değil.`);
  if (version !== ARCHIVE_FORM)
    throw new ImportError(`${file.name}: arşiv başka bir sürümden (${version}). Bu sürüm ${ARCHIVE_FORM} okur.`);
  const rest = { place: { file: file.name, line: 0 }, notes: [] };
  yield {
    type: 'site',
    id: site,
    title: '',
    name: archiveSource(site),
    address: address ?? '',
    language: language ?? '',
    ...rest,
  };
  for (const each of languages) yield { ...each, type: 'language', id: String(each.key), title: each.name, ...rest };
}

async function* readFile(file: InputFile): AsyncGenerator<SourceItem> {
  const entity = entityOfFile(file.name);
  if (entity !== null) yield* readRecords(file, entity);
  const reader = readers.get(file.name);
  if (!reader) return;
  for await (const { line, value } of jsonLines(file)) {
    requireShape(file, line, value, reader.shape);
    yield reader.item(value, { place: { file: file.name, line }, notes: [] });
  }
}

type Rest = Pick<SourceItem, 'notes' | 'place'>;
type Shape = Readonly<Record<string, 'number' | 'object' | 'string'>>;

/** What an item is found and named by must be there; the rest is checked like a form when it is applied. Throws `ImportError`. */
function requireShape({ name }: InputFile, line: number, value: Readonly<Record<string, unknown>>, shape: Shape): void {
  for (const [field, type] of Object.entries(shape))
    if (typeof value[field] !== type || value[field] === null)
      throw new ImportError(`${name}:${line}: arşivin kaydı bozuk (${field}).`);
}

interface LineReader {
  shape: Shape;
  item(value: object, rest: Rest): SourceItem;
}

const readers = new Map<string, LineReader>([
  [
    archiveNames.pictures,
    {
      shape: {
        key: 'number',
        hash: 'string',
        name: 'string',
        folder: 'string',
        widths: 'object',
        focus: 'object',
        alts: 'object',
      },
      item(value, rest) {
        const picture = value as ArchivedPicture;
        return { ...picture, type: 'picture', id: String(picture.key), title: picture.name, ...rest };
      },
    },
  ],
  [
    archiveNames.downloads,
    {
      shape: { key: 'number', hash: 'string', kind: 'string', name: 'string' },
      item(value, rest) {
        const download = value as ArchivedDownload;
        return { ...download, type: 'download', id: String(download.key), title: download.name, ...rest };
      },
    },
  ],
  [
    archiveNames.copies,
    {
      shape: { id: 'string', entity: 'string', title: 'string', values: 'object', form: 'object' },
      item: (value, rest) => ({ ...(value as ArchivedCopy), type: 'copy', ...rest }),
    },
  ],
  [
    archiveNames.schedules,
    {
      shape: { id: 'string', entity: 'string', title: 'string', due_at: 'string', values: 'object' },
      item: (value, rest) => ({ ...(value as ArchivedSchedule), type: 'schedule', ...rest }),
    },
  ],
  [archiveNames.announcements, { shape: { id: 'number', title: 'string' }, item: announcement }],
]);

const recordShape = { record: 'string', title: 'string', values: 'object' } as const;

const PROOF = 'şirket duyuruları yayın anıyla kanıttır; başka bir siteye yazılmaz, yalnızca yedekle taşınır';

function announcement(value: object, rest: Rest): SourceItem {
  const { id, title } = value as { id: number; title: string };
  const notes = [{ what: title, reason: PROOF }];
  return { type: 'left', kind: 'company-announcement', id: `company-announcement:${id}`, title, ...rest, notes };
}

/** The records of a kind, and behind them what remains to do for all of them. */
async function* readRecords(file: InputFile, entity: string): AsyncGenerator<SourceItem> {
  const records: string[] = [];
  for await (const { line, value } of jsonLines(file)) {
    requireShape(file, line, value, recordShape);
    const archived = value as unknown as ArchivedRecord;
    records.push(archived.record);
    const id = recordId(entity, archived.record);
    yield { ...archived, type: 'record', entity, id, place: { file: file.name, line }, notes: [] };
  }
  yield { type: 'kind', id: entity, title: entity, records, place: { file: file.name, line: 0 }, notes: [] };
}
