import type { Right } from 'shared-contracts/rights';
import { warningRights, type Warning, type WarningKind } from 'shared-contracts/statistics';
import { readClock } from '../../database/clock.ts';
import type { Db } from '../../database/tables.ts';

/** Says what endangers the site; null where all is well. */
const texts: Readonly<Record<WarningKind, (db: Db) => Promise<string | null>>> = {
  async clock(db) {
    const { verdict } = await readClock(db);
    if (verdict === 'right') return null;
    return 'Sunucunun saati onayınızı bekliyor; o zamana dek saklama süresi dolan veriler silinmez.';
  },
};

export async function warningsFor(db: Db, rights: ReadonlySet<Right>): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const kind of (Object.keys(texts) as WarningKind[]).filter((each) => rights.has(warningRights[each]))) {
    const text = await texts[kind](db);
    if (text !== null) warnings.push({ kind, text });
  }
  return warnings;
}
