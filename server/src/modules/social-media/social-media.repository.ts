import type { SocialIcon, SocialLink, SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import type { Db } from '../../platform/database/tables.ts';
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

/** Returns all links for the panel, in order. */
export function listSocialRecords(db: Db): Promise<SocialLinkRecord[]> {
  return records(db).orderBy('queue', 'desc').orderBy('id', 'desc').execute();
}

export async function findSocialRecord(db: Db, id: number): Promise<SocialLinkRecord | null> {
  return (await records(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

function records(db: Db) {
  return db
    .selectFrom('social_media')
    .select(['id', 'name', 'uri', 'icon_name', 'queue', 'version', 'updated_at'])
    .$narrowType<{ icon_name: SocialIcon }>();
}
