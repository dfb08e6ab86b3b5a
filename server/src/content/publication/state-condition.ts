import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';

interface StatedRows {
  entity: string;
  table: 'articles' | 'people' | 'products' | 'projects';
  /** Set for records that visitors see from a time on. */
  visibleFrom?: 'published_at';
}

/** Returns the condition for the rows that have a state on the site: exactly the one that `recordState` returns for them. */
export function hasState({ entity, table, visibleFrom }: StatedRows, state: PublicationState): RawBuilder<SqlBool> {
  const key = sql`cast(${sql.ref(`${table}.id`)} as text)`;
  const schedules = sql`select 1 from scheduled_publications as due where due.entity = ${entity} and due.record = ${key}`;
  const isScheduled = sql`exists (${schedules})`;
  const isWithdrawal = sql`exists (${schedules} and due.action = 'withdraw')`;
  const isChanged = sql`exists (select 1 from working_copies as copy
    where copy.entity = ${entity} and copy.record = ${key} and copy.changed <> '[]')`;
  const isActive = sql`${sql.ref(`${table}.active`)} = 1`;
  const isLater = visibleFrom ? sql`${sql.ref(`${table}.${visibleFrom}`)} > ${new Date().toISOString()}` : sql`1 = 0`;
  const isLive = sql`(${isActive} and not (${isLater}))`;
  const conditions: Readonly<Record<PublicationState, RawBuilder<unknown>>> = {
    // What was never published has no row.
    draft: sql`(1 = 0)`,
    scheduled: sql`(not ${isLive} and (${isScheduled} or ${isActive}))`,
    'change-scheduled': sql`(${isLive} and ${isScheduled} and not ${isWithdrawal})`,
    'withdrawal-scheduled': sql`(${isLive} and ${isWithdrawal})`,
    withdrawn: sql`(not ${isActive} and not ${isScheduled})`,
    changed: sql`(${isLive} and ${isChanged} and not ${isScheduled})`,
    published: sql`(${isLive} and not ${isChanged} and not ${isScheduled})`,
  };
  return sql<SqlBool>`${conditions[state]}`;
}
