import { pictureAddress, type Picture } from 'shared-contracts/pictures';
import type { PictureItem } from 'shared-contracts/picture-items';

export type Enlargeable = PictureItem & { picture: Picture };

export function isEnlargeable(item: PictureItem): item is Enlargeable {
  return item.picture !== null;
}

/** The largest file, in the format that is shown everywhere. */
export function largePicture({ picture }: Enlargeable): string {
  return pictureAddress(picture, 'jpg', picture.widths.at(-1) ?? picture.width);
}
