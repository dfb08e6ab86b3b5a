import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import { limits } from '@vitrin/shared-contracts/limits';
import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import type { PlacingPage } from '@vitrin/shared-contracts/placeable-sections';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { ContentSource } from '../../../content/content-kind.ts';
import { linksTo } from '../../../content/content-refs.repository.ts';
import { shownSectionsOfRemotes } from '../../../content/placed-sections.ts';
import { referenceTo } from '../../../content/record-references.ts';
import { liveDescriptors } from '../../../releases/stored/pointers.repository.ts';
import { listRemotePages, remotePageTitle } from '../../remote-pages/remote-pages.service.ts';

/** What of a remote a record has. */
interface Placed {
  entity: string;
  record: string;
  /** Title of the section, or of the page that the record leads to. */
  title: string;
}

/** Returns the records whose pages show sections of a remote, and those that lead to its pages; none for the shell. */
export async function sectionPlaces(
  source: ContentSource,
  unit: Unit,
  rights: ReadonlySet<Right>,
): Promise<PlacingPage[]> {
  const placed = [...(await placedSections(source, unit)), ...(await linkedPages(source, unit))];
  const byRecord = Map.groupBy(placed, ({ entity, record }) => `${entity} ${record}`);
  const places = [...byRecord.values()].map(async (own): Promise<PlacingPage[]> => {
    const [{ entity, record } = { entity: '', record: '' }] = own;
    const kind = source.kinds.get(entity);
    const stored = await kind?.read(source, record);
    if (!kind || !stored) return [];
    const screen = rights.has(draftRightOf(kind.right)) ? kind.screen(record) : null;
    const titles = own.map(({ title }) => title).toSorted();
    return [{ entity: auditEntityLabels[entity] ?? entity, record, title: stored.title, screen, sections: titles }];
  });
  const found = (await Promise.all(places)).flat();
  return found.toSorted((one, other) => one.title.localeCompare(other.title, 'tr'));
}

async function placedSections({ db }: ContentSource, unit: Unit): Promise<Placed[]> {
  const shown = (await shownSectionsOfRemotes(db)).filter(({ remote }) => remote === unit);
  const declared = (await liveDescriptors(db)).get(unit)?.sections ?? {};
  return shown.map(({ section, ...of }) => ({ ...of, title: declared[section]?.title ?? section }));
}

/** Menus and notices name the pages of remotes. */
async function linkedPages({ db }: ContentSource, unit: Unit): Promise<Placed[]> {
  const own = (await listRemotePages(db)).filter(({ remote }) => remote === unit);
  const titles = new Map(own.map((page) => [referenceTo(remotePageEntity, page.id), remotePageTitle(page)]));
  const links = await linksTo(db, [...titles.keys()], limits.linksShown);
  return links.map(({ entity, record, target }) => ({ entity, record, title: titles.get(target) ?? target }));
}
