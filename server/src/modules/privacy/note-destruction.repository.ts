import type { DestructionKind, DestructionReason } from 'shared-contracts/privacy';
import type { Db } from '../../platform/database/tables.ts';

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
export async function noteDestruction(trx: Db, { references, ...destruction }: Destruction): Promise<void> {
  if (destruction.count === 0) return;
  await trx
    .insertInto('destructions')
    .values({ ...destruction, at: new Date().toISOString(), reference_list: JSON.stringify(references) })
    .execute();
}
