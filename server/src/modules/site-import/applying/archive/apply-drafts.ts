import type { ContentKind } from '../../../../content/content-kind.ts';
import { findSchedule } from '../../../../content/publication/schedules.repository.ts';
import { findCopy } from '../../../../content/publication/working-copies.repository.ts';
import { DomainError } from '../../../../platform/errors.ts';
import { saveSchedule } from '../../../publication/schedules.service.ts';
import { saveCopy } from '../../../publication/working-copies.service.ts';
import { addChange, findImported, saveImported } from '../../index/import-records.repository.ts';
import type { ItemRow } from '../../index/import-rows.repository.ts';
import { recordId, type CopyItem, type ScheduleItem } from '../../reading/archive/archive-item.ts';
import type { Note } from '../../reading/source-item.ts';
import type { Applied, ImportRun, Outcome } from '../import-run.ts';
import { findOrigin } from './draft-origin.ts';
import { mappedValues } from './mapped-values.ts';

/** Entities under which an import notes drafts and scheduled publications. */
const draftEntity = 'working-copy';
const scheduleEntity = 'scheduled-publication';

/** The record of a draft on this site; `record` is null for a new one. */
interface Place {
  kind: ContentKind;
  record: string | null;
  /** Version that the draft was made from, if that is the present one. */
  base_version: number | null;
}

/** Takes a draft that staff had not published. */
export async function applyCopy(run: ImportRun, { item, row }: Applied<CopyItem>): Promise<Outcome> {
  const { services, context } = run;
  const place = await placeOf(run, item);
  if (!place) return left(item, 'kaydı alınmadı');
  const { kind, record, base_version } = place;
  if (await findCopy(services.db, kind.entity, { id: item.id }))
    return left(item, 'bu taslak bu sitede de var; buradaki kaldı');
  const mapped = (values: CopyItem['values']) => mappedValues(run, { kind, record: item.record ?? '', values });
  const { values, missing } = await mapped(item.values);
  const input = {
    record,
    base_version,
    rev: 0,
    title: item.title,
    values_json: JSON.stringify(values),
    form_json: JSON.stringify((await mapped(item.form)).values),
    base_json: item.base && JSON.stringify((await mapped(item.base)).values),
  };
  const reader = { ...context.actor, rights: new Set([kind.right]) };
  const { origin, unknown } = await findOrigin(run, item);
  return write(run, { item, row, kind, notes: [...item.notes, ...missing, ...unknown] }, () =>
    saveCopy(services, context, { kind, id: item.id, input, reader, origin }),
  );
}

/** Takes a publication that waits for its time; one whose time has passed is named. */
export async function applySchedule(run: ImportRun, { item, row }: Applied<ScheduleItem>): Promise<Outcome> {
  const { services, context } = run;
  const { action, title, due_at, copy_id } = item;
  const place = await placeOf(run, item);
  if (!place) return left(item, 'kaydı alınmadı');
  const { kind, record, base_version } = place;
  const of = record === null ? { copy: copy_id ?? '' } : { record };
  if (await findSchedule(services.db, kind.entity, of)) return left(item, 'bu sitede de zamanlanmış; buradaki kaldı');
  const { values, missing } = await mappedValues(run, { kind, record: item.record ?? '', values: item.values });
  const input = { record, copy_id, action, base_version, title, due_at, values_json: JSON.stringify(values) };
  return write(run, { item, row, kind, notes: [...item.notes, ...missing] }, () =>
    saveSchedule(services, context, { kind, id: item.id, input }),
  );
}

async function placeOf(run: ImportRun, item: CopyItem | ScheduleItem): Promise<Place | null> {
  const kind = run.services.kinds.get(item.entity);
  if (!kind) return null;
  if (item.record === null || run.isDryRun) return { kind, record: item.record, base_version: null };
  const record = await recordHere(run, kind, item.record);
  const stored = record === null ? null : await kind.read(run.services, record);
  return stored && { kind, record, base_version: item.is_current ? stored.version : null };
}

/** Settings and fixed pages have the same key on every site. */
async function recordHere({ services, site }: ImportRun, kind: ContentKind, key: string): Promise<string | null> {
  if (!kind.create && !kind.table) return key;
  const source_id = recordId(kind.entity, key);
  return (await findImported(services.db, { source: site.name, type: 'record', source_id }))?.record ?? null;
}

interface Draft {
  item: CopyItem | ScheduleItem;
  row: ItemRow;
  kind: ContentKind;
  notes: Note[];
}

/** Its id is the same on both sites, so that after a crash it is found without the note. */
async function write(
  run: ImportRun,
  { item, row, kind, notes }: Draft,
  save: () => Promise<unknown>,
): Promise<Outcome> {
  if (run.isDryRun) return { state: 'created', notes };
  const { services, site, importId } = run;
  const entity = item.type === 'copy' ? draftEntity : scheduleEntity;
  const noted = { type: item.type, source_id: item.id, entity, record: `${kind.entity}/${item.id}` };
  const imported = { source: site.name, ...noted, lang: '', item_hash: row.hash, values_hash: '', incomplete: 0 };
  try {
    await save();
    await services.db.transaction().execute(async (trx) => {
      await saveImported(trx, imported);
      await addChange(trx, { import_id: importId, ...noted, version_before: 0 });
    });
    return { state: 'created', notes };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const reasons = Object.values(error.details.errors ?? {});
    return left({ ...item, notes }, [error.userMessage, ...reasons].join(' '));
  }
}

function left({ notes, title, id }: Pick<CopyItem, 'id' | 'notes' | 'title'>, reason: string): Outcome {
  return { state: 'left', notes: [...notes, { what: title || id, reason }] };
}
