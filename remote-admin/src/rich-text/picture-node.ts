import { Image } from '@tiptap/extension-image';
import { pictureSrc, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';

/** Picture node of the editor. Only library pictures are accepted, because the server would drop others. */
export const PictureNode = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), srcset: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'img[src^="/media/"]' }];
  },
});

/**
 * Returns the attributes stored in the document: enough to render the picture without another request to the library.
 */
export function pictureAttributes(picture: Picture, alt: string) {
  const { width, height } = picture;
  return { src: pictureSrc(picture), srcset: pictureSrcset(picture, 'webp'), alt, width, height };
}
