import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './tables.ts';

/** Returns how many rows are selected. A long list selects only some, so that it stays fast. */
export async function countRows<Available, Table extends keyof Available, Row>(
  db: Db,
  selected: SelectQueryBuilder<Available, Table, Row>,
): Promise<number> {
  const { total } = await db
    .selectFrom(selected.as('selected'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
