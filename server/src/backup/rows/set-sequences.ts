import { sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Continues the generated ids after these values. Tables without generated ids are ignored. */
export async function setSequences(trx: Db, sequences: Readonly<Record<string, number>>): Promise<void> {
  const set = helpersOf(trx).kind === 'sqlite' ? setInSqlite : setInPostgres;
  for (const [table, value] of Object.entries(sequences)) await set(trx, table, value);
}

/** `sqlite_sequence` has no unique key. A table without a row in it has no rows yet. */
async function setInSqlite(trx: Db, table: string, value: number): Promise<void> {
  await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${value})`.execute(trx);
}

async function setInPostgres(trx: Db, table: string, value: number): Promise<void> {
  await sql`select setval(sequence::regclass, ${value}) from pg_get_serial_sequence(${table}, 'id') as sequence
    where sequence is not null`.execute(trx);
}
