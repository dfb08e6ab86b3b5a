import { lazyPart } from '../lazy-part.ts';

/** Large view of a gallery: loaded when a picture is pressed. */
export const galleryLightbox = lazyPart(
  async () => (await import(/* webpackChunkName: "gallery" */ './gallery-lightbox.tsx')).GalleryLightbox,
);
