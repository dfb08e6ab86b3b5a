import type { Picture } from 'shared-contracts/pictures';

export interface PictureImageProps {
  picture: Picture;
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** The picture of the first screen loads at once, all others when they come near. */
  first?: boolean;
}

/** Inside `picture`, because React would otherwise put a preload link for each first picture into the root element. */
export function PictureImage({ picture, sizes, className, first = false }: PictureImageProps) {
  return (
    <picture>
      <img
        className={className}
        src={picture.src}
        srcSet={picture.srcset}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
