import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListedState } from '@vitrin/shared-contracts/publication-state';

interface StatedRows {
  entity: string;
  table: 'articles' | 'products';
  /** Set for records that visitors see from a time on. */
  visibleFrom?: 'published_at';
}

/** Returns the condition for the rows that have a state on the site: the same as `recordState` returns for them. */
export function hasState({ entity, table, visibleFrom }: StatedRows, state: ListedState): RawBuilder<SqlBool> {
  const key = sql`cast(${sql.ref(`${table}.id`)} as text)`;
  const isScheduled = sql`exists (select 1 from scheduled_publications as due
    where due.entity = ${entity} and due.record = ${key})`;
  const isChanged = sql`exists (select 1 from working_copies as copy
    where copy.entity = ${entity} and copy.record = ${key} and copy.changed <> '[]')`;
  const isLive = sql`${sql.ref(`${table}.active`)} = 1`;
  const isLater = visibleFrom ? sql`${sql.ref(`${table}.${visibleFrom}`)} > ${new Date().toISOString()}` : sql`1 = 0`;
  const conditions: Readonly<Record<ListedState, RawBuilder<unknown>>> = {
    draft: sql`(${isChanged} or not ${isLive})`,
    scheduled: sql`(${isScheduled} or (${isLive} and ${isLater} and not ${isChanged}))`,
    withdrawn: sql`(not ${isScheduled} and not ${isLive})`,
    changed: sql`(not ${isScheduled} and ${isLive} and ${isChanged})`,
    published: sql`(not ${isScheduled} and ${isLive} and not ${isChanged} and not (${isLater}))`,
  };
  return sql<SqlBool>`${conditions[state]}`;
}
