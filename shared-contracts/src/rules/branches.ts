import type { ContactItem } from '../api/contact-information.ts';

/** What decides to which branch an item of the contact information belongs. */
export type BranchItem = Pick<ContactItem, 'id' | 'name' | 'section'>;

/**
 * Returns the branches of the company: its addresses, the head office first.
 * @param items - contact information in one language
 */
export function branchesOf<Item extends BranchItem>(items: readonly Item[]): Item[] {
  return items.filter(({ section }) => section === 'adres');
}

/**
 * Returns the contact information of a branch: that of its name. The head office also has what names no other branch.
 * @param branch - address of the branch
 * @param items - contact information in one language
 */
export function itemsOfBranch<Item extends BranchItem>(branch: BranchItem, items: readonly Item[]): Item[] {
  const [first, ...others] = branchesOf(items);
  const isOther = (name: string) => others.some((other) => other.name === name);
  return items.filter(
    (item) =>
      (item.section !== 'adres' || item.id === branch.id) &&
      (item.name === branch.name || (branch.id === first?.id && !isOther(item.name))),
  );
}
