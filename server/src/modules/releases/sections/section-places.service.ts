import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import type { PlacingPage } from '@vitrin/shared-contracts/placeable-sections';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { ContentSource } from '../../../content/content-kind.ts';
import { shownSectionsOfRemotes } from '../../../content/placed-sections.ts';
import { liveDescriptors } from '../../../releases/stored/pointers.repository.ts';

/** Returns the records whose pages show sections of a remote; none for the shell. */
export async function sectionPlaces(
  source: ContentSource,
  unit: Unit,
  rights: ReadonlySet<Right>,
): Promise<PlacingPage[]> {
  const shown = (await shownSectionsOfRemotes(source.db)).filter(({ remote }) => remote === unit);
  const declared = (await liveDescriptors(source.db)).get(unit)?.sections ?? {};
  const byRecord = Map.groupBy(shown, ({ entity, record }) => `${entity} ${record}`);
  const places = [...byRecord.values()].map(async (sections): Promise<PlacingPage[]> => {
    const [{ entity, record } = { entity: '', record: '' }] = sections;
    const kind = source.kinds.get(entity);
    const stored = await kind?.read(source, record);
    if (!kind || !stored) return [];
    const screen = rights.has(draftRightOf(kind.right)) ? kind.screen(record) : null;
    const titles = sections.map(({ section }) => declared[section]?.title ?? section).toSorted();
    return [{ entity: auditEntityLabels[entity] ?? entity, record, title: stored.title, screen, sections: titles }];
  });
  const found = (await Promise.all(places)).flat();
  return found.toSorted((one, other) => one.title.localeCompare(other.title, 'tr'));
}
