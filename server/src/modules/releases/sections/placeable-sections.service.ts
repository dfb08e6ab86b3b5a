import type { PlaceableRemote, PlaceableSection } from '@vitrin/shared-contracts/placeable-sections';
import { isSitePart } from '@vitrin/shared-contracts/site-parts';
import { isRemoteName, type DescribedSection, type ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { placedName, type DeclaringRemote } from '@vitrin/shared-contracts/sections/placed-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { Db } from '../../../platform/database/tables.ts';
import { liveDescriptors } from '../../../releases/stored/pointers.repository.ts';
import { listArchived } from '../remotes/archive.repository.ts';
import { ownersByUnit } from '../remotes/owners.repository.ts';
import { knownUnits } from '../remotes/units.service.ts';

/** Returns the remotes of the site and of its archive, with the sections that pages can show. */
export async function placeableRemotes(db: Db): Promise<PlaceableRemote[]> {
  const live = await liveDescriptors(db);
  const owners = await ownersByUnit(db);
  const onSite = (await knownUnits(db)).flatMap(({ unit: name, title }): PlaceableRemote[] => {
    if (!isRemoteName(name)) return [];
    const release = live.get(name);
    const state = release ? 'live' : 'waiting';
    return [{ name, title, owner: owners.get(name) ?? null, state, sections: sectionsOf(release) }];
  });
  const archived = (await listArchived(db)).map(({ name, title }): PlaceableRemote => {
    return { name, title, owner: owners.get(name) ?? null, state: 'archived', sections: [] };
  });
  return [...onSite, ...archived];
}

/** Returns what the live releases declare; nothing is read for a page without sections of remotes. */
export async function declaringRemotes(db: Db, sections: readonly StoredSection[]): Promise<DeclaringRemote[]> {
  if (sections.every((section) => placedName(section) === null)) return [];
  return [...(await liveDescriptors(db))].flatMap(([name, release]) =>
    isRemoteName(name) ? [{ name, sections: sectionsOf(release) }] : [],
  );
}

function sectionsOf(release: ReleaseDescriptor | undefined): PlaceableSection[] {
  if (!release) return [];
  const { unit, sections = {} } = release;
  return Object.entries(sections).flatMap(([name, section]) =>
    isSitePart(unit, name) ? [] : placeable(name, section),
  );
}

function placeable(
  name: string,
  { title, sentence, drawing, shared, texts, fallback }: DescribedSection,
): PlaceableSection {
  return { name, title, sentence, drawing, shared, texts, fallback };
}
