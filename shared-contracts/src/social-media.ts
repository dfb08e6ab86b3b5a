import { object, string } from 'yup';
import { limits } from './limits.ts';
import { countingNumber, invalid } from './validation.ts';

/** Icons a social-media link may carry; a closed list, so that no markup is ever stored. */
export const socialIcons = ['linkedin', 'instagram', 'youtube', 'facebook', 'x', 'github', 'link'] as const;
export type SocialIcon = (typeof socialIcons)[number];

export interface SocialLink {
  id: number;
  name: string;
  /** https only. */
  uri: string;
  icon_name: SocialIcon;
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
};

/** The icon of a known network, by the host of its address (design §11). */
export function socialIconOf(uri: string): SocialIcon {
  const host = URL.parse(uri)?.hostname.replace(/^(?:www|m|tr)\./, '') ?? '';
  return HOSTS[host] ?? 'link';
}

/** Fields of the social-media writes (spec §7: name, uri, id); an empty icon is guessed from the host. */
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
    .matches(/^https:\/\/[^\s/@]+(?:[/?#]\S*)?$/, invalid.https),
  icon_name: string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(socialIcons, invalid.choice),
});
