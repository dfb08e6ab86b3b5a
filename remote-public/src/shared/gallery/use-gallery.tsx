import { useState, type MouseEvent, type ReactNode } from 'react';
import { pictureAddress, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';
import { isPlainPress, type GalleryPicture, type OpenGallery } from './gallery-pictures.ts';
import { galleryLightbox, openWith } from './lazy-gallery.ts';

interface Gallery {
  /** Returns the listener of the link to a picture, which opens it large; without it the link leads to the file. */
  opens: (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The large view while it is open. */
  view: ReactNode;
}

/** Provides the large view of pictures that a component links to their files. */
export function useGallery(pictures: readonly GalleryPicture[], lang: string | undefined): Gallery {
  const [gallery, setGallery] = useState<OpenGallery | null>(null);
  return {
    opens: (start) => (event) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      openWith(setGallery)({ pictures, start, link: event.currentTarget });
    },
    view: gallery && <galleryLightbox.View gallery={gallery} lang={lang} onClose={() => setGallery(null)} />,
  };
}

/** Returns a picture of the library for the large view, with its caption. */
export function galleryPicture(picture: Picture, caption: string = picture.alt): GalleryPicture {
  const { widths, width, height } = picture;
  return {
    href: pictureAddress(picture, 'jpg', widths.at(-1) ?? width),
    srcset: pictureSrcset(picture, 'webp'),
    alt: caption,
    width,
    height,
  };
}
