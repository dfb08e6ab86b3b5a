import { adminPaths, dialogAddress } from '@vitrin/shared-contracts/paths';
import { socialLinkDefinition } from '@vitrin/shared-contracts/records/social-link';
import { socialIconOf } from '@vitrin/shared-contracts/social-media';
import { contentRecord } from '../../content/record/content-record.ts';
import { findSocialRecord } from './social-media.repository.ts';

/** Links to social media. */
export const socialLinkRecords = contentRecord(
  socialLinkDefinition,
  { table: 'social_media', order: { table: 'social_media', newest: 'first' } },
  {
    places: { screen: (key) => dialogAddress(adminPaths.socialMedia, key) },
    find: findSocialRecord,
    // An icon that was derived from the old address follows the new one; a chosen one is kept unless it is emptied.
    completeSent(sent, { icon_name, uri }) {
      const isDerived = icon_name === socialIconOf(String(uri));
      return isDerived && !('icon_name' in sent) ? { ...sent, icon_name: '' } : sent;
    },
    deriveColumns: ({ icon_name, uri }) => ({ icon_name: icon_name ?? socialIconOf(uri) }),
  },
);
