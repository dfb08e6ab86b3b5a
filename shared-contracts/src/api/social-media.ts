import type { ContentFields } from '../merge/content-fields.ts';
import { contentFields } from '../records/history-fields.ts';
import { inputSchema } from '../records/input-schema.ts';
import { socialIcons, socialLinkDefinition } from '../records/social-link.ts';

export { socialIcons };
/** Icon of a social media link. */
export type SocialIcon = (typeof socialIcons)[number];

/** Social media link of the public site. */
export interface SocialLink {
  id: number;
  name: string;
  /** Address of the profile; https only. */
  uri: string;
  icon_name: SocialIcon;
  /** SVG path data of the icon in a 24 px view box; only in the public list. */
  outline?: string;
  queue: number;
}

/** Social media link in the panel, with the version for optimistic locking. */
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

/**
 * Returns the icon of a known network by the host of the address; `link` for any other address (product §3).
 * @param uri - address of the profile
 */
export function socialIconOf(uri: string): SocialIcon {
  const host = URL.parse(uri)?.hostname.replace(/^(?:www|m|tr)\./, '') ?? '';
  return HOSTS[host] ?? 'link';
}

/**
 * Body of the requests that create or update a social media link (product §7: `name`, `uri`, `id`). With an empty icon
 * the server derives it from the host.
 */
export const socialLinkInputSchema = inputSchema(socialLinkDefinition);

/** Fields of the history and of the merge of concurrent changes. */
export const socialLinkFields: ContentFields = contentFields(socialLinkDefinition);
