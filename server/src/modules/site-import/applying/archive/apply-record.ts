import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ContentKind, StoredRecord } from '../../../../content/content-kind.ts';
import { withRemovedLanguages } from '../../../../content/history/version-parts.ts';
import { findImported, type ImportedRecord } from '../../index/import-records.repository.ts';
import type { RecordItem } from '../../reading/archive/archive-item.ts';
import type { Note } from '../../reading/source-item.ts';
import type { Applied, ImportRun, Outcome } from '../import-run.ts';
import { hashOfValues, writeRecord } from '../write-record.ts';
import { mappedValues } from './mapped-values.ts';

/** Writes a record of an archive with all that it says, under the ids of this site. */
export async function applyRecord(run: ImportRun, { item, row }: Applied<RecordItem>): Promise<Outcome> {
  const { services, site } = run;
  const { entity, id: sourceId, record: key } = item;
  const kind = services.kinds.get(entity);
  if (!kind) return left(item, entity, 'bu sürümde böyle bir kayıt türü yok');
  const known = await findImported(services.db, { source: site.name, type: 'record', source_id: sourceId });
  const record = kind.create ? undefined : await fixedKey(run, kind, key);
  if (record === null)
    return run.isDryRun ? planned(item) : left(item, key, 'bu sitede böyle bir sayfa ya da ayar yok');
  const { values, missing } = await mappedValues(run, { kind, record: key, values: item.values });
  if (record !== undefined) {
    const outcome = await keptSettings(run, { kind, item, record, values, known });
    if (outcome) return outcome;
  }
  const createdAt = creationTimeOf(item);
  const untimed = createdAt === null ? [UNTIMED] : [];
  return writeRecord(run, {
    type: 'record',
    sourceId,
    itemHash: row.hash,
    entity,
    lang: '',
    isIncomplete: missing.length > 0,
    notes: [...item.notes, ...missing, ...untimed],
    openLinks: [],
    ...(createdAt && { createdAt }),
    ...(record !== undefined && { record }),
    values: (current) => (current ? withRemovedLanguages(values, current) : values),
  });
}

const UNTIMED: Note = {
  what: 'oluşturulma zamanı',
  reason: 'arşivdeki zaman geçersiz; kayıt aktarım anında oluşturulmuş sayıldı',
};

/** Returns the time at which a record was created on its site; undefined if the archive has none, null for one that cannot be. */
function creationTimeOf({ created_at }: RecordItem): string | null | undefined {
  if (created_at === undefined) return undefined;
  const time = Date.parse(created_at);
  return time <= Date.now() ? new Date(time).toISOString() : null;
}

/** Settings and fixed pages have the same name on every site; a language has the key that it has here. Null: this site lacks it. */
async function fixedKey({ services, site }: ImportRun, kind: ContentKind, key: string): Promise<string | null> {
  if (!kind.table) return (await kind.read(services, key)) && key;
  const found = await findImported(services.db, { source: site.name, type: kind.entity, source_id: key });
  return found?.record ?? null;
}

/** The texts of a language that the import would add. */
function planned({ notes }: RecordItem): Outcome {
  return { state: 'created', notes };
}

interface Settings {
  kind: ContentKind;
  item: RecordItem;
  record: string;
  values: ContentValues;
  known: ImportedRecord | null;
}

const KEPT = 'bu sitede zaten düzenlenmiş; buradaki kaldı. Arşivdekini almak için: --settings archive';

/** What staff have set here stays unless they ask for that of the archive. Null: it is written. */
async function keptSettings(run: ImportRun, { kind, item, record, values, known }: Settings): Promise<Outcome | null> {
  const current = await kind.read(run.services, record);
  if (!current) return null;
  if (hashOfValues(current.values) === hashOfValues(values)) return { state: 'unchanged', notes: item.notes };
  return known || run.takesSettings || !isOwn(kind, current) ? null : left(item, item.title, KEPT);
}

/** The first version of a row comes with the site; settings have none until they are saved. */
function isOwn({ table }: ContentKind, { version }: StoredRecord): boolean {
  return version > (table ? 1 : 0);
}

function left({ notes }: RecordItem, what: string, reason: string): Outcome {
  return { state: 'left', notes: [...notes, { what, reason }] };
}
