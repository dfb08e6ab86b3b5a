import { branchesOf } from '@vitrin/shared-contracts/branches';
import { mapFrames, mapPage, parseMapAddress, type SiteMap } from '@vitrin/shared-contracts/map-address';
import type { ContactItem, ContactSection, WorkingHours } from '@vitrin/shared-contracts/contact-information';

export function itemsOf(items: readonly ContactItem[], section: ContactSection): ContactItem[] {
  return items.filter((item) => item.section === section);
}

export function contentsOf(items: readonly ContactItem[], section: ContactSection): string[] {
  return itemsOf(items, section).map(({ content }) => content);
}

/** Returns the address that dials the number; the server has parsed it, unless it is in no usual notation. */
export function telephoneLink({ content, tel }: Pick<ContactItem, 'content' | 'tel'>): string {
  return tel ?? `tel:${content.replace(/[^+\d]/g, '')}`;
}

/** Returns the address of a page with the map of a branch. */
export function mapOf(address: ContactItem, items: readonly ContactItem[]): string | undefined {
  const link = mapLinkOf(address, items);
  const frame = link === undefined ? null : parseMapAddress(link);
  const isFrame = frame !== null && link?.startsWith(mapFrames[frame.site]);
  return isFrame ? mapPage(frame, address.content) : link;
}

/** Returns the map of a branch for a frame; null if the company has given none, or one of another site. */
export function frameOf(address: ContactItem, items: readonly ContactItem[]): SiteMap | null {
  return parseMapAddress(mapLinkOf(address, items) ?? '');
}

/** Returns the map link with the name of the address; a map link that matches no address belongs to the first one. */
function mapLinkOf(address: ContactItem, items: readonly ContactItem[]): string | undefined {
  const maps = itemsOf(items, 'source_link');
  const addresses = itemsOf(items, 'adres');
  const unnamed = maps.find((map) => !addresses.some(({ name }) => name === map.name));
  return (maps.find(({ name }) => name === address.name) ?? (address === addresses[0] ? unnamed : undefined))?.content;
}

/**
 * Returns the address of a branch by its id, or the first one for an empty id. A language that has addresses of its own has the one that
 * is meant only if it is the only one.
 */
export function branchOf(id: string, items: readonly ContactItem[]): ContactItem | undefined {
  const addresses = itemsOf(items, 'adres');
  const [first, ...others] = addresses;
  if (id === '') return first;
  return addresses.find((address) => String(address.id) === id) ?? (others.length === 0 ? first : undefined);
}

/**
 * Returns the branches with these ids in their order, or all without any. A language that has addresses of its own has a chosen one
 * only if it is the only one.
 */
export function chosenBranches(ids: readonly number[], items: readonly ContactItem[]): ContactItem[] {
  if (ids.length === 0) return branchesOf(items);
  return [...new Set(ids.flatMap((id) => branchOf(String(id), items) ?? []))];
}

/** Returns the working hours of a `shift` item; an empty array if its content is invalid. */
export function hoursOf({ content }: ContactItem): WorkingHours[] {
  try {
    const hours: unknown = JSON.parse(content);
    return Array.isArray(hours) ? (hours as WorkingHours[]) : [];
  } catch {
    return [];
  }
}
