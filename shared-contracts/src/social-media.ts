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
