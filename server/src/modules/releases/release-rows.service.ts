import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { NotFound } from '../../platform/errors.ts';
import { liveDescriptors, readPointer } from '../../releases/stored/pointers.repository.ts';
import { releaseProblem, type ReleaseDeps } from './commands/last-known-good.ts';
import { secondPersonProblem, type Decider } from './commands/second-person.ts';
import { filesWithoutBrotli } from '../../releases/files/compressed-files.ts';
import { releaseFolder } from '../../releases/files/release-files.ts';
import { findReleases, listReleases, type StoredReleaseRow } from './release-lists.repository.ts';
import { readReleaseData, summaryOf } from './releases.service.ts';
import { tagsOf } from './tags/release-tags.repository.ts';
import { releaseIdOf } from './tags/release-tags.service.ts';

/** Returns one page of a unit's stored releases, the newest first, and for each whether the reader may promote it. */
export async function releaseRows(
  deps: ReleaseDeps,
  unit: Unit,
  page: Pick<PageRequest, 'page' | 'size'>,
  reader: Decider,
): Promise<{ rows: ReleaseRow[]; total: number }> {
  const { rows: kept, total } = await listReleases(deps.db, unit, page);
  return { rows: await rowsOf(deps, unit, kept, reader), total };
}

/** Returns the stored release that an id or a tag names, and whether the reader may promote it. Throws 404 without one. */
export async function releaseRow(
  deps: ReleaseDeps,
  unit: Unit,
  reference: string,
  reader: Decider,
): Promise<ReleaseRow> {
  const id = await releaseIdOf(deps.db, unit, reference);
  const [row] = await rowsOf(deps, unit, await findReleases(deps.db, unit, [id]), reader);
  if (!row) throw new NotFound('no-release', 'Bu sürüm artık saklanmıyor ya da hiç yüklenmedi.');
  return row;
}

async function rowsOf(
  deps: ReleaseDeps,
  unit: Unit,
  kept: readonly StoredReleaseRow[],
  reader: Decider,
): Promise<ReleaseRow[]> {
  const { db, config } = deps;
  const data = await readReleaseData(db, unit, kept);
  const pointer = await readPointer(db, unit);
  const live = await liveDescriptors(db);
  const problemOf = await secondPersonProblem(db, unit, kept, reader);
  const tags = await tagsOf(db, unit);
  const rows: ReleaseRow[] = [];
  for (const release of kept) {
    const { descriptor, published_at, published_by, set_aside, note } = release;
    rows.push({
      ...summaryOf(release, data),
      published_at,
      published_by,
      tags: tags.get(descriptor.id) ?? [],
      note: note ?? descriptor.about?.note ?? null,
      contract: descriptor.contract,
      size: await releaseSize(config.dataDir, descriptor),
      is_live: descriptor.id === pointer?.live,
      is_candidate: descriptor.id === pointer?.candidate,
      set_aside,
      misfit: await releaseProblem(deps, release, live),
      second_person: problemOf(release),
    });
  }
  return rows;
}

/** Sizes by release. Stored files never change, so a release that has all its variants is measured once. */
const measured = new Map<string, number>();

/** Returns the bytes of all browser files as most browsers fetch them (compressed); null if a file is missing. */
async function releaseSize(dataDir: string, { unit, id, files }: ReleaseDescriptor): Promise<number | null> {
  const folder = releaseFolder(dataDir, unit, id);
  const known = measured.get(folder);
  if (known !== undefined) return known;
  const isComplete = (await filesWithoutBrotli(folder)).length === 0;
  const sizes = await Promise.all(Object.keys(files).map((file) => sizeOf(path.join(folder, file))));
  if (sizes.includes(null)) return null;
  const size = sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  if (isComplete) measured.set(folder, size);
  return size;
}

async function sizeOf(file: string): Promise<number | null> {
  for (const variant of ['.br', '.gz', '']) {
    const found = await stat(file + variant).catch(() => null);
    if (found) return found.size;
  }
  return null;
}
