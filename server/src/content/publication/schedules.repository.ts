import { parse } from 'secure-json-parse';
import type { ScheduleInput, ScheduledAction } from '@vitrin/shared-contracts/publication';
import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';

export type StoredSchedule = Awaited<ReturnType<typeof listSchedules>>[number];

/** Returns the scheduled publications of a kind, the next one first. */
export async function listSchedules(db: Db, entity: string, limit: number) {
  const rows = await schedules(db).where('entity', '=', entity).orderBy('due_at').orderBy('id').limit(limit).execute();
  return rows.map(toSchedule);
}

/** Returns the scheduled publication of a record, or of the working copy of a new one. */
export async function findSchedule(db: Db, entity: string, of: { record: string } | { copy: string }) {
  const [column, value] = 'record' in of ? (['record', of.record] as const) : (['copy_id', of.copy] as const);
  const row = await schedules(db).where('entity', '=', entity).where(column, '=', value).executeTakeFirst();
  return row ? toSchedule(row) : null;
}

/** Returns the next publication whose time has come and that has not failed. */
export async function nextDue(db: Db, now: string) {
  const row = await schedules(db)
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? toSchedule(row) : null;
}

/** Returns how many scheduled publications of a kind cannot be carried out. */
export async function countProblems(db: Db, entity: string): Promise<number> {
  const { total } = await db
    .selectFrom('scheduled_publications')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('entity', '=', entity)
    .where('problem', '!=', '')
    .executeTakeFirstOrThrow();
  return total;
}

export interface ScheduleToStore extends ScheduleInput {
  id: string;
  entity: string;
  values_json: string;
  languages: readonly string[];
  author_id: number;
  author_name: string;
  /** JSON of the users who have written the draft; null if it has none. */
  writers: string | null;
  /** The user who has started the draft, if that is known. */
  started_by: number | null;
}

/** Stores a scheduled publication in place of an earlier one of the same record or working copy. */
export async function storeSchedule(db: Db, { languages, ...schedule }: ScheduleToStore): Promise<void> {
  const { entity, record, copy_id } = schedule;
  await db
    .deleteFrom('scheduled_publications')
    .where('entity', '=', entity)
    .where((where) =>
      where.or([
        where('id', '=', schedule.id),
        record === null ? where('copy_id', '=', copy_id) : where('record', '=', record),
      ]),
    )
    .execute();
  await db
    .insertInto('scheduled_publications')
    .values({ ...schedule, languages: JSON.stringify(languages), state: 'pending', problem: '' })
    .execute();
}

/** Deletes a scheduled publication; returns its title, or null if there is none: another process has taken it. */
export async function takeSchedule(db: Db, entity: string, id: string): Promise<string | null> {
  const taken = await db
    .deleteFrom('scheduled_publications')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst();
  return taken?.title ?? null;
}

/** Stores why a publication cannot be carried out; an empty text if it can. A failed one is not tried again. */
export async function saveProblem(db: Db, id: string, problem: string, state: 'pending' | 'failed'): Promise<void> {
  await db.updateTable('scheduled_publications').set({ problem, state }).where('id', '=', id).execute();
}

/** Deletes the scheduled publication of a record that was destroyed. */
export async function deleteScheduleOf(db: Db, { entity, record }: RecordKey): Promise<void> {
  await db.deleteFrom('scheduled_publications').where('entity', '=', entity).where('record', '=', record).execute();
}

function schedules(db: Db) {
  return db.selectFrom('scheduled_publications').selectAll();
}

function toSchedule<T extends { languages: string; action: string }>(row: T) {
  return { ...row, action: row.action as ScheduledAction, languages: parse(row.languages) as string[] };
}
