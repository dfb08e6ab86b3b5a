import IconBrandBehance from '@tabler/icons-react/dist/esm/icons/IconBrandBehance.mjs';
import IconBrandBluesky from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs';
import IconBrandDiscord from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandMastodon from '@tabler/icons-react/dist/esm/icons/IconBrandMastodon.mjs';
import IconBrandMedium from '@tabler/icons-react/dist/esm/icons/IconBrandMedium.mjs';
import IconBrandPinterest from '@tabler/icons-react/dist/esm/icons/IconBrandPinterest.mjs';
import IconBrandReddit from '@tabler/icons-react/dist/esm/icons/IconBrandReddit.mjs';
import IconBrandSnapchat from '@tabler/icons-react/dist/esm/icons/IconBrandSnapchat.mjs';
import IconBrandSpotify from '@tabler/icons-react/dist/esm/icons/IconBrandSpotify.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandThreads from '@tabler/icons-react/dist/esm/icons/IconBrandThreads.mjs';
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import IconBrandVimeo from '@tabler/icons-react/dist/esm/icons/IconBrandVimeo.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { Icon } from '@tabler/icons-react';
import type { SocialIcon } from '@vitrin/shared-contracts/social-media';

/** The same icon set as on the public site. */
const pictures: Readonly<Record<SocialIcon, Icon>> = {
  linkedin: IconBrandLinkedin,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  x: IconBrandX,
  whatsapp: IconBrandWhatsapp,
  telegram: IconBrandTelegram,
  tiktok: IconBrandTiktok,
  threads: IconBrandThreads,
  pinterest: IconBrandPinterest,
  snapchat: IconBrandSnapchat,
  reddit: IconBrandReddit,
  discord: IconBrandDiscord,
  bluesky: IconBrandBluesky,
  mastodon: IconBrandMastodon,
  medium: IconBrandMedium,
  vimeo: IconBrandVimeo,
  spotify: IconBrandSpotify,
  behance: IconBrandBehance,
  github: IconBrandGithub,
  link: IconLink,
};

export const socialIconLabels: Readonly<Record<SocialIcon, string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  threads: 'Threads',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  reddit: 'Reddit',
  discord: 'Discord',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  medium: 'Medium',
  vimeo: 'Vimeo',
  spotify: 'Spotify',
  behance: 'Behance',
  github: 'GitHub',
  link: 'Bağlantı',
};

export function SocialIconPicture({ name, size = 24 }: { name: SocialIcon; size?: number }) {
  const Picture = pictures[name];
  return <Picture size={size} stroke={1.75} aria-hidden />;
}
