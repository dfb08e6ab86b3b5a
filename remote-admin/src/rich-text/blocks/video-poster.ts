import { pictureAddress, pictureWidths, type Picture } from '@vitrin/shared-contracts/pictures';
import { isPosterAddress } from '@vitrin/shared-contracts/video-address';
import { pathOfOwnAddress } from '../../data/site-url.ts';

/** Returns the address of a preview picture on this site, as a document contains it; undefined for other addresses. */
export function posterOf(address: string): string | undefined {
  const path = pathOfOwnAddress(address) ?? address;
  return isPosterAddress(path) ? path : undefined;
}

/** Returns the address of the file that is shown before a video is played: as wide as a text, or less for a small picture. */
export function posterAddress(picture: Pick<Picture, 'path' | 'widths'>): string {
  const [smallest = pictureWidths.card, ...wider] = picture.widths;
  const width = wider.findLast((each) => each <= pictureWidths.column) ?? smallest;
  return pictureAddress(picture, 'webp', width);
}
