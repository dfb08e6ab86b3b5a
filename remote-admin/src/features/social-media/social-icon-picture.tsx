import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { Icon } from '@tabler/icons-react';
import type { SocialIcon } from 'shared-contracts/social-media';

/** The same set that the site draws them from. */
const pictures: Readonly<Record<SocialIcon, Icon>> = {
  linkedin: IconBrandLinkedin,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  x: IconBrandX,
  github: IconBrandGithub,
  link: IconLink,
};

export const socialIconLabels: Readonly<Record<SocialIcon, string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  github: 'GitHub',
  link: 'Bağlantı',
};

export function SocialIconPicture({ name, size = 24 }: { name: SocialIcon; size?: number }) {
  const Picture = pictures[name];
  return <Picture size={size} stroke={1.75} aria-hidden />;
}
