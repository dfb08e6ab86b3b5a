import type { ContractLink } from './contracts.ts';
import { fold } from './fold.ts';

const LONGEST = 80;

/** The address form of a title: Turkish letters become ASCII, the rest hyphens (spec §9). Empty when nothing is left. */
export function slugify(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}

/** The address parameter of a contract page (spec §2). */
export function contractSlug(contract: Pick<ContractLink, 'seo_name' | 'seo_name_tr'>): string {
  return contract.seo_name ?? contract.seo_name_tr;
}
