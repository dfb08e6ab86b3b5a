import { pathOfOwnAddress } from '../../data/site-url.ts';

/** Pasted media that the editor does not support. */
export interface DroppedMedia {
  pictures: number;
  videos: number;
  sounds: number;
  maps: number;
  /** Embedded pages of other kinds. */
  frames: number;
  drawings: number;
}

/** Matched in the HTML source: the panel's Content Security Policy removes embedded frames before parsing. */
const EMBEDDED = /<(video|audio|iframe|embed|object)(?=[\s/>])[^<>]*>/gi;
const ADDRESS = /\s(?:src|data(?:-[\w-]*src)?|title)\s*=\s*["']?([^"'<>]*)/gi;
const MAP = /\/maps?[/?.]|maps?\.(?:google|app|yandex|bing|here)|map-widget|openstreetmap|harita|mapbox|\bmaps?\b/i;
const SOUND = /soundcloud|spotify|\.mp3\b|\.m4a\b|\.ogg\b|podcast/i;
const VIDEO = /youtu|vimeo|dailymotion|video|player|izlesene|twitch|wistia|loom|\.mp4\b|\.webm\b/i;

/**
 * Counts the media of pasted HTML.
 * @param html - source
 * @param body - the same, parsed
 */
export function droppedMedia(html: string, body: HTMLElement): DroppedMedia {
  const pictures = [...body.querySelectorAll('img')].filter((picture) => !isKept(picture) && !isDecoration(picture));
  // Word describes a picture for old browsers too; only this description remains when the picture is in its own frame.
  const framed = [...body.querySelectorAll(String.raw`v\:imagedata`)].filter((shape) => !hasPictureBeside(shape));
  return {
    pictures: pictures.length + framed.length,
    ...embeddedOf(html),
    drawings: body.querySelectorAll('svg:not(button svg, a svg, [aria-hidden="true"]), canvas').length,
  };
}

function embeddedOf(html: string): Pick<DroppedMedia, 'videos' | 'sounds' | 'maps' | 'frames'> {
  const counts = { videos: 0, sounds: 0, maps: 0, frames: 0 };
  for (const [tag, name = ''] of html.matchAll(EMBEDDED)) counts[kindOfEmbedded(tag, name.toLowerCase())] += 1;
  return counts;
}

function kindOfEmbedded(tag: string, name: string): 'videos' | 'sounds' | 'maps' | 'frames' {
  if (name === 'video') return 'videos';
  if (name === 'audio') return 'sounds';
  const address = [...tag.matchAll(ADDRESS)].map(([, value]) => value).join(' ');
  if (MAP.test(address)) return 'maps';
  if (SOUND.test(address)) return 'sounds';
  return VIDEO.test(address) ? 'videos' : 'frames';
}

function isKept(picture: Element): boolean {
  const src = picture.getAttribute('src') ?? '';
  return (pathOfOwnAddress(src) ?? src).startsWith('/media/');
}

/** Mails and web pages contain invisible tracking pixels, and Google Docs renders the boxes of a check list as pictures. */
function isDecoration(picture: Element): boolean {
  const isPixel = picture.getAttribute('width') === '1' && picture.getAttribute('height') === '1';
  return isPixel || picture.getAttribute('aria-roledescription') === 'checkbox';
}

function hasPictureBeside(shape: Element): boolean {
  return shape.closest('p, td, div, body')?.querySelector('img') !== null;
}
