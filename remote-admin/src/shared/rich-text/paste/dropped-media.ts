import { pathOfOwnAddress } from '../../site-url.ts';

/** Pasted media that the editor does not support. */
export interface DroppedMedia {
  pictures: number;
  videos: number;
  drawings: number;
}

/** Matched in the HTML source: the panel's Content Security Policy removes embedded frames before parsing. */
const VIDEO = /<(?:video|audio|iframe|embed|object)[\s/>]/gi;

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
    videos: html.match(VIDEO)?.length ?? 0,
    drawings: body.querySelectorAll('svg:not(button svg, a svg, [aria-hidden="true"]), canvas').length,
  };
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
