import { provinces, type Province } from '@vitrin/shared-contracts/provinces';

const { compare } = new Intl.Collator('tr');

/** Returns provinces in the order in which people look them up. */
function byName(all: readonly Province[]): Province[] {
  return all.toSorted((one, other) => compare(one.name, other.name));
}

/** Provinces of Turkey as the options of a select, by name. */
export const provinceChoices = byName(provinces).map(({ key, name }) => ({ value: key, label: name }));
