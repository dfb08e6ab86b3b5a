import { mapSiteNames, parseMapAddress, type MapSite } from '@vitrin/shared-contracts/map-address';
import { videoSiteNames, type VideoSite } from '@vitrin/shared-contracts/video-address';

/** Names of the services that a button of the site opens a chat in. */
export const chatSiteNames = { whatsapp: 'WhatsApp', telegram: 'Telegram' } as const;

/** Service that a button of the site opens a chat in. */
export type ChatSite = keyof typeof chatSiteNames;

/** A site of others that a page shows or opens once a visitor presses something, with what it is used for. */
export type OutsideSite = `chat.${ChatSite}` | `map.${MapSite}` | `video.${VideoSite}`;

const CHATS: readonly (readonly [RegExp, ChatSite])[] = [
  [/^(?:wa\.me|(?:api|web|chat|www)\.whatsapp\.com|whatsapp\.com)$/, 'whatsapp'],
  [/^(?:t|telegram)\.me$/, 'telegram'],
];

/** Pages of maps, by host and path. */
const MAP_PAGES: readonly (readonly [RegExp, MapSite])[] = [
  [
    /^(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|maps\.google\.[a-z.]{2,6}\/|(?:www\.)?google\.[a-z.]{2,6}\/maps(?:\/|$))/,
    'google',
  ],
  [/^(?:www\.)?(?:openstreetmap\.org|osm\.org)\//, 'openstreetmap'],
  [/^(?:www\.)?yandex\.(?:com|com\.tr|ru)\/(?:maps|harita|map-widget)(?:\/|$)/, 'yandex'],
];

/**
 * Returns the site of others that an address opens: a chat, or a map in a frame or on a page of its own. Null for others.
 * @param address - address of a link, or of the frame of a map
 */
export function outsideSiteOf(address: string): OutsideSite | null {
  if (!/^\s*https?:/i.test(address)) return null;
  const url = URL.parse(address.trim());
  if (!url) return null;
  const chat = CHATS.find(([host]) => host.test(url.hostname))?.[1];
  if (chat) return `chat.${chat}`;
  const map = parseMapAddress(address)?.site ?? MAP_PAGES.find(([page]) => page.test(url.hostname + url.pathname))?.[1];
  return map ? `map.${map}` : null;
}

/** Names of these sites, as visitors know them. */
export const outsideSiteNames: Readonly<Record<OutsideSite, string>> = {
  'chat.whatsapp': chatSiteNames.whatsapp,
  'chat.telegram': chatSiteNames.telegram,
  'map.google': mapSiteNames.google,
  'map.openstreetmap': mapSiteNames.openstreetmap,
  'map.yandex': mapSiteNames.yandex,
  'video.youtube': videoSiteNames.youtube,
  'video.vimeo': videoSiteNames.vimeo,
};
