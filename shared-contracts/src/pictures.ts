/** A picture of the media library, ready for an `img` with fixed ratio. */
export interface Picture {
  id: number;
  /** Address of the middle size. */
  src: string;
  /** Widths for `srcset`, smallest first. */
  srcset: string;
  width: number;
  height: number;
  /** Alternative text in the asked language; empty means decorative. */
  alt: string;
}
