/** Sites whose videos a rich text may show. */
export type VideoSite = 'youtube' | 'vimeo';

/** Names of these sites, as visitors know them. */
export const videoSiteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<VideoSite, string>;

/** Origins of the players, for the Content Security Policy of a page that shows one. */
export const playerOrigins = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const satisfies Record<VideoSite, string>;

/** A video of one of these sites. */
export interface SiteVideo {
  site: VideoSite;
  id: string;
  /** Key of an unlisted video of Vimeo; empty for others. */
  key: string;
}

const YOUTUBE_HOST = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)$/;
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,15})(?:\/([0-9a-f]{4,32}))?$/;

/**
 * Returns the video that an address leads to: its page, a short address or its player; null for other addresses.
 * @param address - address as copied from a browser, https or http
 */
export function parseVideoAddress(address: string): SiteVideo | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/$/, '');
  if (VIMEO_HOST.test(url.hostname)) return vimeoVideo(path, url.searchParams.get('h') ?? '');
  const id = youtubeId(url, path);
  return YOUTUBE_ID.test(id) ? { site: 'youtube', id, key: '' } : null;
}

function youtubeId({ hostname, searchParams }: URL, path: string): string {
  if (hostname === 'youtu.be') return path.slice(1);
  if (!YOUTUBE_HOST.test(hostname)) return '';
  return path === '/watch' ? (searchParams.get('v') ?? '') : (YOUTUBE_PATH.exec(path)?.[1] ?? '');
}

function vimeoVideo(path: string, key: string): SiteVideo | null {
  const [, id, keyInPath = key] = VIMEO_PATH.exec(path) ?? [];
  return id === undefined ? null : { site: 'vimeo', id, key: /^[0-9a-f]{4,32}$/.test(keyInPath) ? keyInPath : '' };
}

/** Returns the address of the page of a video, the one form in which documents contain it. */
export function videoPage({ site, id, key }: SiteVideo): string {
  if (site === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key === '' ? '' : `/${key}`}`;
}

/** Returns the address of the player of a video, which stores no cookies before the video is played. */
export function playerAddress({ site, id, key }: SiteVideo): string {
  if (site === 'youtube') return `${playerOrigins.youtube}/embed/${id}?autoplay=1&rel=0`;
  return `${playerOrigins.vimeo}/video/${id}?autoplay=1&dnt=1${key === '' ? '' : `&h=${key}`}`;
}

const POSTER = /^\/media\/[0-9a-f]{32}-\d{1,4}\.(?:webp|jpg)$/;

/**
 * Checks whether an address is that of a picture file of this site which every browser shows as the preview of a video.
 * @param address - site-relative, as `pictureAddress` returns it
 */
export function isPosterAddress(address: string): boolean {
  return POSTER.test(address);
}
