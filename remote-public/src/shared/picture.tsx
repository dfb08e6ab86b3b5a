import { preload } from 'react-dom';
import { pictureSrc, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';
import { sizesForDensity } from './picture-sizes.ts';
import styles from './picture.module.css';

export interface PictureImageProps {
  picture: Picture;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** True for a picture that is visible without scrolling: it loads eagerly, all others load lazily. */
  isAboveFold?: boolean;
}

/** Uses a `picture` element for the formats. React does not preload a picture inside of one by itself. */
export function PictureImage({ picture, sizes: given, className, isAboveFold = false }: PictureImageProps) {
  const sizes = sizesForDensity(given);
  const focus = focusOf(picture);
  if (isAboveFold) preloadPicture(picture, sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(picture, 'webp')} sizes={sizes} />
      <img
        className={[className, focus && styles.focused].filter(Boolean).join(' ') || undefined}
        {...focus}
        src={pictureSrc(picture)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isAboveFold ? 'eager' : 'lazy'}
        fetchPriority={isAboveFold ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Adds a preload to the head: the browser then requests the picture before the logo, which comes earlier in the page. */
function preloadPicture(picture: Picture, sizes: string): void {
  preload(pictureSrc(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcset(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

const MIDDLE = 5;

/**
 * Returns the focal point in steps of ten percent for the style sheet, because a `style` attribute would be dropped
 * (product §12). Null in the middle.
 */
function focusOf({ focus }: Picture): { 'data-x': number; 'data-y': number } | null {
  const [x, y] = [Math.round(focus.x / 10), Math.round(focus.y / 10)];
  return x === MIDDLE && y === MIDDLE ? null : { 'data-x': x, 'data-y': y };
}
