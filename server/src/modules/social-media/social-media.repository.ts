import type { SocialIcon, SocialLink, SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { nextQueue } from '../../content/reorder.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { socialOutlines } from './social-outlines.ts';

export async function listSocialLinks(db: Db): Promise<SocialLink[]> {
  const rows = await db
    .selectFrom('social_media')
    .select(['id', 'name', 'uri', 'icon_name', 'queue'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ icon_name: SocialIcon }>()
    .execute();
  return rows.map((row) => ({ ...row, outline: socialOutlines[row.icon_name] }));
}

export function listSocialRecords(db: Db): Promise<SocialLinkRecord[]> {
  return db
    .selectFrom('social_media')
    .select(['id', 'name', 'uri', 'icon_name', 'queue', 'version', 'updated_at'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ icon_name: SocialIcon }>()
    .execute();
}

export type SocialFacts = Pick<SocialLink, 'name' | 'uri' | 'icon_name'>;

export async function insertSocialLink(
  trx: Db,
  facts: SocialFacts,
  { now, userId }: Stamp,
  id?: number,
): Promise<number> {
  const queue = await nextQueue(trx, 'social_media');
  const row = await trx
    .insertInto('social_media')
    .values({ id, ...facts, queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSocialLink(trx: Db, id: number, facts: SocialFacts): Promise<void> {
  await trx.updateTable('social_media').set(facts).where('id', '=', id).execute();
}

export async function deleteSocialLink(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('social_media').where('id', '=', id).execute();
}
