import type { Province } from '@vitrin/shared-contracts/provinces';

const { compare } = new Intl.Collator('tr');

/** Returns provinces in the order in which people look them up. */
export function byName(all: readonly Province[]): Province[] {
  return all.toSorted((one, other) => compare(one.name, other.name));
}
