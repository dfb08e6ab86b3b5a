/** Encodings of every stored picture, best first; the last one is shown by any browser. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widths that a picture is stored in, as far as it is that wide itself. */
export const pictureWidths = { card: 480, column: 960, page: 1600 } as const;

/** What sharing services ask for (Open Graph). */
export const sharingSize = { width: 1200, height: 630 } as const;

/** The point that stays in view when a picture is cropped: whole percents from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

export const centre: Readonly<Focus> = { x: 50, y: 50 };

/** A picture of the media library. Its files are told by the helpers below. */
export interface Picture {
  id: number;
  /** Beginning of its files' addresses. */
  path: string;
  /** Stored widths, smallest first. */
  widths: number[];
  /** Size of the largest file. */
  width: number;
  height: number;
  /** Alternative text in the asked language; empty means decorative. */
  alt: string;
  focus: Focus;
}

/** Address of one stored file. */
export function pictureAddress({ path }: Pick<Picture, 'path'>, format: PictureFormat, width: number): string {
  return `${path}-${width}.${format}`;
}

/** Value of `srcset`: every stored width in one format. */
export function pictureSrcset(picture: Pick<Picture, 'path' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureAddress(picture, format, width)} ${width}w`).join(', ');
}

/** The one file for where there is no choice: the middle width, in the format that is shown everywhere. */
export function pictureSrc(picture: Pick<Picture, 'path' | 'widths' | 'width'>): string {
  const { widths, width } = picture;
  return pictureAddress(picture, 'jpg', widths[Math.floor((widths.length - 1) / 2)] ?? width);
}

/** The crop around the focal point that stands beside a shared link; always `sharingSize`. */
export function sharingAddress({ path, focus }: Pick<Picture, 'path' | 'focus'>): string {
  return `${path}-og-${focus.x}-${focus.y}.jpg`;
}
