import { Image } from '@tiptap/extension-image';
import { pictureSrc, pictureSrcset, type Picture } from 'shared-contracts/pictures';

/** A picture of the library in the text; one from elsewhere is not taken in, the server would drop it. */
export const PictureNode = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), srcset: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'img[src^="/media/"]' }];
  },
});

/** What the document keeps of a picture: enough to show it well without asking the library again. */
export function pictureAttributes(picture: Picture, alt: string) {
  const { width, height } = picture;
  return { src: pictureSrc(picture), srcset: pictureSrcset(picture, 'webp'), alt, width, height };
}
