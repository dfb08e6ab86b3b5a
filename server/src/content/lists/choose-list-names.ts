import { isDeepStrictEqual } from 'node:util';
import { firstSegment, ownerOfSegment } from '@vitrin/shared-contracts/first-segments';
import type { ListNames } from '@vitrin/shared-contracts/list-names';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { ContentSource } from '../content-kind.ts';
import { readListNames, saveListNames, segmentOwners, type SegmentOwners } from './list-names.repository.ts';

/** A list that sites have got since the first version, and the first path segments of its pages, its own first. */
export interface SiteList {
  path: string;
  segments: readonly string[];
}

/** The lists that came after sites could have something else at their addresses. */
export const siteLists: readonly SiteList[] = [
  listOf(publicPaths.products, publicPaths.product(''), publicPaths.category('')),
  listOf(publicPaths.projects, publicPaths.project('')),
  listOf(publicPaths.people, publicPaths.person('')),
  listOf(publicPaths.openings, publicPaths.opening('')),
  listOf(publicPaths.documents),
  listOf(publicPaths.search),
];

function listOf(path: string, ...records: readonly string[]): SiteList {
  return { path, segments: [...new Set([path, ...records].map(firstSegment))] };
}

/** Reports whether visitors can open a list: the search always, others while a record of theirs is on the site. */
export async function isListOpen({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>, path: string): Promise<boolean> {
  if (path === publicPaths.search) return true;
  const lists = [...kinds.values()].flatMap(({ addresses }) => addresses?.list ?? []);
  const list = lists.find((each) => each.path === path);
  return list !== undefined && (await list.state(db)) !== null;
}

/**
 * Chooses the next free name for each segment of a list that something else has, and stores it: the owner keeps its address. A name that was
 * chosen stays as long as the list is open, also without that owner: its address is known. Called when a server starts.
 */
export async function chooseListNames({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Remotes and languages are added under the same lock.
    await helpersOf(trx).lock(trx, 'releases');
    const owners = await segmentOwners(trx);
    const before = await readListNames(trx);
    const names: Record<string, string> = {};
    for (const { path, segments } of siteLists) {
      const isOpen = await isListOpen({ db: trx, kinds }, path);
      for (const segment of segments) {
        const known = before[segment];
        if (known !== undefined && (isOpen || owners.has(segment))) names[segment] = known;
        else if (owners.has(segment))
          names[segment] = freeName(segment, owners, Object.values({ ...before, ...names }));
      }
    }
    if (!isDeepStrictEqual(names, before)) await saveListNames(trx, names);
  });
}

function freeName(segment: string, owners: SegmentOwners, others: ListNames[string][]): string {
  for (let number = 2; ; number += 1) {
    const name = `${segment}-${number}`;
    if (!owners.has(name) && !others.includes(name) && ownerOfSegment(name) === null) return name;
  }
}
