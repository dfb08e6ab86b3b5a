import { pictureSrc, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';

interface ThumbnailProps {
  picture: Picture;
  /** Displayed width, as the value of the `sizes` attribute. */
  sizes: string;
  alt?: string;
  className?: string | undefined;
}

/** A library picture in the best supported format and the smallest sufficient width. Cropping keeps its focal point. */
export function Thumbnail({ picture, sizes, alt = '', className }: ThumbnailProps) {
  const { focus, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(picture, 'webp')} sizes={sizes} />
      <img
        src={pictureSrc(picture)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  );
}
