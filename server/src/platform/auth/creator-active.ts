import { sql, type AliasedExpression } from 'kysely';

/** Selects whether the user in a column is active; null if it is not known who that is. Lists mark what a disabled user has made. */
export function creatorActive(column: string): AliasedExpression<0 | 1 | null, 'creator_active'> {
  return sql<0 | 1 | null>`(select active from users where users.id = ${sql.ref(column)})`.as('creator_active');
}
