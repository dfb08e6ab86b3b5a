import { lazyPart } from '../lazy-part.ts';
import type { OpenGallery } from './gallery-pictures.ts';

/** Large view of a gallery: loaded when a picture is pressed. */
export const galleryLightbox = lazyPart(
  async () => (await import(/* webpackChunkName: "gallery" */ './gallery-lightbox.tsx')).GalleryLightbox,
);

/** Loads the files before the view is shown, so that the page does not suspend; without them the link is followed. */
export function openWith(show: (gallery: OpenGallery) => void): (gallery: OpenGallery) => void {
  return (gallery) => {
    galleryLightbox.load().then(
      () => show(gallery),
      () => location.assign(gallery.pictures[gallery.start]?.href ?? ''),
    );
  };
}
