import { pictureSrc, pictureSrcset, type Picture } from 'shared-contracts/pictures';

interface ThumbnailProps {
  picture: Picture;
  /** Its width on the screen, as `sizes` says it. */
  sizes: string;
  alt?: string;
  className?: string | undefined;
}

/** A picture of the library in the best format and the smallest width that do; cropped, its focal point stays. */
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
