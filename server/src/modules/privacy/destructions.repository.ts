import { parse } from 'secure-json-parse';
import type { DestructionKind, DestructionReason, DestructionRow } from '@vitrin/shared-contracts/privacy';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

export interface DestructionPage extends PageRequest {
  kind: DestructionKind | null;
  reason: DestructionReason | null;
}

/** Returns one page, newest first. */
export async function listDestructions(
  db: Db,
  { kind, reason, page, size }: DestructionPage,
): Promise<{ rows: DestructionRow[]; total: number }> {
  let found = db.selectFrom('destructions');
  if (kind !== null) found = found.where('kind', '=', kind);
  if (reason !== null) found = found.where('reason', '=', reason);
  const rows = await found
    .select(['id', 'at', 'kind', 'reason', 'count', 'actor', 'reference_list'])
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ reference_list, ...row }) => ({ ...row, references: parse(reference_list) as string[] })),
    total,
  };
}

export interface Destruction {
  kind: DestructionKind;
  reason: DestructionReason;
  count: number;
  /** User name; empty for the site itself. */
  actor: string;
  /** References of the destroyed records; records without a reference are only counted. */
  references: readonly string[];
}

/**
 * Records the number and the reason of a destruction of personal data in the same transaction, never the content.
 * Records nothing when the number is 0.
 */
export async function recordDestruction(trx: Db, { references, ...destruction }: Destruction): Promise<void> {
  if (destruction.count === 0) return;
  await trx
    .insertInto('destructions')
    .values({ ...destruction, at: new Date().toISOString(), reference_list: JSON.stringify(references) })
    .execute();
}
