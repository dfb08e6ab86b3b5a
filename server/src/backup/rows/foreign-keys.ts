import { sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Runs a task of a transaction whose foreign keys are checked at its end instead of after each statement, so that
 * tables can be loaded in any order. Throws the error of the database when a reference has no target then.
 */
export async function withDeferredForeignKeys(trx: Db, task: () => Promise<void>): Promise<void> {
  if (helpersOf(trx).kind === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    return task();
  }
  const constraints = await foreignKeys(trx);
  await alterAll(trx, constraints, 'deferrable initially deferred');
  await task();
  await sql`set constraints all immediate`.execute(trx);
  await alterAll(trx, constraints, 'not deferrable');
}

interface Constraint {
  table: string;
  name: string;
}

async function foreignKeys(trx: Db): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  return rows;
}

async function alterAll(trx: Db, constraints: readonly Constraint[], state: string): Promise<void> {
  for (const { table, name } of constraints)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(state)}`.execute(trx);
}
