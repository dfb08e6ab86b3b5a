import { pictureAddress, pictureWidths, type Picture } from '@vitrin/shared-contracts/pictures';

/**
 * Returns the URL of the smallest sufficient WebP file, which keeps transparency: no logo is shown wider than a card.
 */
export function logoAddress(picture: Picture): string {
  const width = picture.widths.find((each) => each >= pictureWidths.card) ?? picture.width;
  return pictureAddress(picture, 'webp', width);
}
