import type { KeptRelease } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { releaseAddress } from '../release-address.ts';
import { tagsOf } from '../tags/release-tags.repository.ts';
import { readDescriptor } from '../../../releases/stored/stored-descriptor.ts';

/** Returns the newest stored releases of a unit, the newest first. */
export async function newestReleases(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  unit: Unit,
  most: number,
): Promise<KeptRelease[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['unit', 'id', 'descriptor', 'created_at', 'published_by', 'set_aside_reason'])
    .where('unit', '=', unit)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const tags = await tagsOf(db, unit);
  return rows.map((row) => {
    const { commit, about } = readDescriptor(row).descriptor;
    return {
      id: row.id,
      commit,
      subject: about?.subject ?? null,
      tags: tags.get(row.id) ?? [],
      address: releaseAddress(config, unit, row.id),
      published_at: row.created_at,
      published_by: row.published_by,
      set_aside: row.set_aside_reason,
    };
  });
}
