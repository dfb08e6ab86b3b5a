/** Image formats of every stored picture, preferred format first. The last one is supported by every browser. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
/** Image format of a stored picture. */
export type PictureFormat = (typeof pictureFormats)[number];

/** Stored widths in pixels. A picture is never enlarged, so a small one has fewer widths. */
export const pictureWidths = { thumbnail: 320, card: 480, phone: 720, column: 960, page: 1600 } as const;

/** Size of sharing pictures in pixels (Open Graph). */
export const sharingSize = { width: 1200, height: 630 } as const;

/**
 * Focal point that every crop of a picture keeps visible: whole percentages from the left (`x`) and from the top (`y`).
 */
export interface Focus {
  x: number;
  y: number;
}

/** Focal point in the middle of the picture, the default. */
export const centre: Readonly<Focus> = { x: 50, y: 50 };

/**
 * Picture of the media library. Use `pictureSrc`, `pictureSrcset` and `sharingAddress` to get the addresses of its
 * files.
 * @example
 * ```tsx
 * <picture>
 *   <source type="image/avif" srcSet={pictureSrcset(picture, 'avif')} sizes="(max-width: 700px) 100vw, 480px" />
 *   <img src={pictureSrc(picture)} width={picture.width} height={picture.height} alt={picture.alt} />
 * </picture>
 * ```
 */
export interface Picture {
  id: number;
  /** Common prefix of the addresses of its files. */
  path: string;
  /** Stored widths in pixels, smallest first. */
  widths: number[];
  /** Width of the largest stored file in pixels. */
  width: number;
  height: number;
  /** Alternative text in the requested language; empty for a decorative picture. */
  alt: string;
  focus: Focus;
}

/** Width by height from which a picture of a gallery needs the width of two tiles. */
const PANORAMA = 2.2;

/**
 * Returns the shape of a picture among the tiles of a gallery: an upright picture has the height of two tiles, and a panorama
 * their width, so that neither is cropped much. Null for one tile.
 * @param width - in pixels
 * @param height - in pixels
 */
export function tileShape(width: number, height: number): 'tall' | 'wide' | null {
  const ratio = width / height;
  if (ratio < 1) return 'tall';
  return ratio > PANORAMA ? 'wide' : null;
}

/** Returns the address of one stored file. `width` is one of `picture.widths` (pixels). */
export function pictureAddress({ path }: Pick<Picture, 'path'>, format: PictureFormat, width: number): string {
  return `${path}-${width}.${format}`;
}

/**
 * Returns the value of the `srcset` attribute: every stored width in one format.
 * @param picture - picture of the media library
 * @param format - image format; use one `<source>` for each of `pictureFormats`
 */
export function pictureSrcset(picture: Pick<Picture, 'path' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureAddress(picture, format, width)} ${width}w`).join(', ');
}

/**
 * Returns the address of the file for the `src` attribute: the middle width as JPEG, which every browser supports.
 * @param picture - picture of the media library
 */
export function pictureSrc(picture: Pick<Picture, 'path' | 'widths' | 'width'>): string {
  const { widths, width } = picture;
  return pictureAddress(picture, 'jpg', widths[Math.floor((widths.length - 1) / 2)] ?? width);
}

/**
 * Returns the address of the crop around the focal point for link previews (Open Graph). Its size is always
 * `sharingSize`.
 */
export function sharingAddress({ path, focus }: Pick<Picture, 'path' | 'focus'>): string {
  return `${path}-og-${focus.x}-${focus.y}.jpg`;
}
