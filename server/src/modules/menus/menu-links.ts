import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { menuTargetKey, type MenuEntry, type MenuItem, type MenuLink } from '@vitrin/shared-contracts/menus';
import { menuStates, menuTree } from '@vitrin/shared-contracts/menu-tree';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { MenuTargetPages } from './menu-targets.service.ts';

/** What a menu is shown from in one language. */
export interface MenuSource {
  lang: string;
  labels: Readonly<Record<string, string>>;
  targets: ReadonlyMap<string, MenuTargetPages>;
  contracts: readonly ContractLink[];
}

/**
 * Returns what visitors see of a menu. The entries below one that is not public are kept: below its name without a link, or,
 * if it has none in this language, in its place.
 */
export function menuLinks(entries: readonly MenuEntry[], source: MenuSource): MenuLink[] {
  const states = menuStates(entries, source);
  const isPublic = ({ id }: MenuEntry) => states.get(id) === 'public';
  return menuTree(entries).flatMap(({ entry, children }) => {
    const below = children.filter(isPublic).flatMap((child) => itemsOf(child, source));
    if (isPublic(entry)) return withChildren(itemsOf(entry, source), below);
    if (below.length === 0) return [];
    const label = labelOf(entry, source);
    return label === '' ? withChildren(below, []) : [{ id: entry.id, label, href: null, children: below }];
  });
}

/** The list of all contracts has no name of its own: entries below it follow them. */
function withChildren(items: readonly MenuItem[], below: readonly MenuItem[]): MenuLink[] {
  const [item, ...others] = items;
  if (item && others.length === 0) return [{ ...item, children: [...below] }];
  return [...items, ...below].map((each) => ({ ...each, children: [] }));
}

function itemsOf(entry: MenuEntry, source: MenuSource): MenuItem[] {
  if (entry.target.type === 'contracts') return source.contracts.map((contract) => contractLink(contract, source.lang));
  return [{ id: entry.id, label: labelOf(entry, source), href: hrefOf(entry, source) }];
}

function contractLink(contract: ContractLink, lang: string): MenuItem {
  const { id, name } = contract;
  return {
    id: `contract-${id}`,
    label: name,
    href: publicPaths.contract(contractSlug(contract)),
    ...(contract.lang !== lang && { lang: contract.lang }),
  };
}

function labelOf({ id, target }: MenuEntry, { lang, labels, targets }: MenuSource): string {
  return labels[id] || (targets.get(menuTargetKey(target) ?? '')?.titles[lang] ?? '');
}

function hrefOf({ target }: MenuEntry, { lang, targets }: MenuSource): string | null {
  if (target.type === 'address') return target.address;
  return targets.get(menuTargetKey(target) ?? '')?.paths[lang] ?? null;
}
