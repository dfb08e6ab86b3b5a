import type { Right } from '@vitrin/shared-contracts/rights';
import type { ContentKind } from '../content-kind.ts';

/** Returns what a kind declares for its records. */
export function requireRecords({ entity, create, remove, rows, table }: ContentKind) {
  if (!create || !remove || !rows || !table) throw new Error(`Records of the kind ${entity} cannot be deleted.`);
  return { create, remove, rows, table };
}

/** Returns the right that deleting and restoring records of a kind requires. */
export function deleteRightOf({ right, rows }: ContentKind): Right {
  return rows?.deleteRight ?? right;
}
