import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { TranslationState } from '@vitrin/shared-contracts/translation-states';

/** State of a record that has been published. */
export type StoredState = Exclude<TranslationState, 'draft'>;

type Condition = RawBuilder<SqlBool>;

const isOfRow = sql`state.entity = row.entity and state.record = row.record`;
const isCurrent = sql`state.missing = '' and state.written_for = row.source`;
const isOutdated = sql`state.missing = '' and state.written_for <> row.source`;

const hasState = (lang: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select 1 from translation_states as state where ${isOfRow} and state.lang = ${lang} and ${condition})`;

const conditions = {
  missing: (lang) => sql<SqlBool>`not ${hasState(lang, sql`state.missing = ''`)}`,
  outdated: (lang) => sql<SqlBool>`${hasState(lang, isOutdated)}`,
  current: (lang) => sql<SqlBool>`${hasState(lang, isCurrent)}`,
} as const satisfies Record<StoredState, (lang: string) => Condition>;

/**
 * Returns the condition for the rows with a state: in any of the languages; `current` in all of them.
 * @param languages - not empty
 */
export function inState(state: StoredState, languages: readonly string[]): Condition {
  const each = languages.map(conditions[state]);
  return sql<SqlBool>`(${sql.join(each, state === 'current' ? sql` and ` : sql` or `)})`;
}

/** Returns the condition for the rows that need work in a language: missing or outdated. */
export function needsWork(lang: string): Condition {
  return sql<SqlBool>`not ${hasState(lang, isCurrent)}`;
}
