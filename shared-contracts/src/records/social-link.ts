import { limits } from '../rules/limits.ts';
import { invalid } from '../texts/invalid.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';

/** Icons of social media links. The list is closed so that no markup is ever stored. */
export const socialIcons = [
  'linkedin',
  'instagram',
  'youtube',
  'facebook',
  'x',
  'whatsapp',
  'telegram',
  'tiktok',
  'threads',
  'pinterest',
  'snapchat',
  'reddit',
  'discord',
  'bluesky',
  'mastodon',
  'medium',
  'vimeo',
  'spotify',
  'behance',
  'github',
  'link',
] as const;

/** A link to a profile of the company. */
export const socialLinkDefinition = defineRecord({
  entity: 'social-media',
  noun: 'bağlantı',
  rights: { read: 'social-media.read', write: 'social-media.write' },
  shared: {
    // No minimum: a network is called X.
    name: field.text({ label: 'Ad', required: true, length: { max: limits.title.max } }),
    uri: field.code({
      label: 'Adres',
      required: true,
      length: limits.address,
      pattern: { matches: /^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/, message: invalid.https },
    }),
    /** Without it, the server derives the icon from the host of the address. */
    icon_name: field.choice(socialIcons, { label: 'Simge' }),
  },
  translated: {},
});
