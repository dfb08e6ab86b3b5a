import type { SocialIcon, SocialLink } from 'shared-contracts/social-media';
import type { Db } from '../../database/tables.ts';

export function listSocialLinks(db: Db): Promise<SocialLink[]> {
  return db
    .selectFrom('social_media')
    .select(['id', 'name', 'uri', 'icon_name', 'queue'])
    .orderBy('queue', 'desc')
    .$narrowType<{ icon_name: SocialIcon }>()
    .execute();
}
