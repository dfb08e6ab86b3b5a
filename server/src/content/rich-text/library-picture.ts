import { isLibraryPicture } from '@vitrin/shared-contracts/document-media';
import type { AttributeOf } from './document-node.ts';
import { escape, MAX_NUMBER, numericAttributes } from './html-parts.ts';

/** Widths at which a text shows a picture: alone, beside another one, in a gallery. They match the styles of `.prose`. */
export const pictureSizes = {
  alone: '(max-width: 760px) 92vw, 700px',
  pair: '(max-width: 760px) 46vw, 345px',
  gallery: '(max-width: 760px) 46vw, 310px',
} as const;

/**
 * Returns a picture with size and `srcset` as stored by the media library: the page reserves the space, and the browser
 * selects the best file.
 */
export function pictureHtml(attribute: AttributeOf, sizes: string): string {
  const srcset = attribute('srcset') && ` srcset="${escape(attribute('srcset'))}" sizes="${sizes}"`;
  const size = numericAttributes(['width', 'height'], attribute, MAX_NUMBER);
  return `<img src="${escape(attribute('src'))}"${srcset} alt="${escape(attribute('alt'))}"${size} />`;
}

/** Returns the address of the widest file of a picture, to which a grouped picture links. */
export function largestFile(attribute: AttributeOf): string {
  const files = attribute('srcset')
    .split(',')
    .map((file) => file.trim().split(/\s+/))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }))
    .filter(({ address }) => isLibraryPicture(address));
  const [largest] = files.toSorted((one, other) => other.width - one.width);
  return largest?.address ?? attribute('src');
}
