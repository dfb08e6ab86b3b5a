import { parse } from 'secure-json-parse';
import type { DestructionKind, DestructionReason, DestructionRow } from 'shared-contracts/privacy';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

export interface DestructionPage extends PageRequest {
  kind: DestructionKind | null;
  reason: DestructionReason | null;
}

/** The newest first. */
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
  /** Name; empty: the site itself. */
  actor: string;
  /** Of what was destroyed; what has no reference is counted only. */
  references: readonly string[];
}

/** Notes in the transaction that destroys personal data how much went and why, never what it was. Nothing destroyed, nothing noted. */
export async function recordDestruction(trx: Db, { references, ...destruction }: Destruction): Promise<void> {
  if (destruction.count === 0) return;
  await trx
    .insertInto('destructions')
    .values({ ...destruction, at: new Date().toISOString(), reference_list: JSON.stringify(references) })
    .execute();
}
