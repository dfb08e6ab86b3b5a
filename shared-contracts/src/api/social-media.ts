import { object, string } from 'yup';
import { limits } from '../rules/limits.ts';
import { countingNumber, invalid } from '../rules/validation.ts';

/** Icons a social-media link may carry; a closed list, so that no markup is ever stored. */
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
export type SocialIcon = (typeof socialIcons)[number];

export interface SocialLink {
  id: number;
  name: string;
  /** https only. */
  uri: string;
  icon_name: SocialIcon;
  /** Path of the icon in a box of 24 px, in the public list. */
  outline?: string;
  queue: number;
}

/** A row of the panel, with what a save needs. */
export interface SocialLinkRecord extends SocialLink {
  version: number;
  updated_at: string;
}

const HOSTS: Readonly<Record<string, SocialIcon>> = {
  'linkedin.com': 'linkedin',
  'instagram.com': 'instagram',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'facebook.com': 'facebook',
  'x.com': 'x',
  'twitter.com': 'x',
  'github.com': 'github',
  'wa.me': 'whatsapp',
  'whatsapp.com': 'whatsapp',
  'api.whatsapp.com': 'whatsapp',
  't.me': 'telegram',
  'telegram.me': 'telegram',
  'tiktok.com': 'tiktok',
  'threads.net': 'threads',
  'threads.com': 'threads',
  'pinterest.com': 'pinterest',
  'snapchat.com': 'snapchat',
  'reddit.com': 'reddit',
  'discord.gg': 'discord',
  'discord.com': 'discord',
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  'medium.com': 'medium',
  'vimeo.com': 'vimeo',
  'open.spotify.com': 'spotify',
  'spotify.com': 'spotify',
  'behance.net': 'behance',
};

/** The icon of a known network, by the host of its address (product §3). */
export function socialIconOf(uri: string): SocialIcon {
  const host = URL.parse(uri)?.hostname.replace(/^(?:www|m|tr)\./, '') ?? '';
  return HOSTS[host] ?? 'link';
}

/** Fields of the social-media writes (product §7: name, uri, id); an empty icon is guessed from the host. */
export const socialLinkInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  name: string()
    .trim()
    .required(invalid.required)
    .min(limits.title.min, invalid.tooShort(limits.title.min))
    .max(limits.title.max, invalid.tooLong(limits.title.max)),
  uri: string()
    .trim()
    .required(invalid.required)
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/, invalid.https),
  icon_name: string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(socialIcons, invalid.choice),
});
