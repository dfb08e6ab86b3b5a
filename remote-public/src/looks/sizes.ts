/** Places of pictures whose width differs between looks. */
export type PicturePlace = 'header' | 'upright' | 'large' | 'leading' | 'small';

/**
 * Widths of pictures by look and place, as in the `sizes` attribute, where they are not those of the component. A picture of the
 * component's width would be blurred in a look that shows it wider, and too large in one that shows it smaller.
 */
export const lookSizes: Readonly<Record<string, Readonly<Partial<Record<PicturePlace, string>>>>> = {
  matbaa: {
    header: '(max-width: 800px) 1px, (max-width: 1400px) 80vw, 1072px',
    upright: '(max-width: 700px) 30vw, 272px',
    large: '(max-width: 1000px) 92vw, 760px',
    leading: '(max-width: 1000px) 92vw, 720px',
    small: '(max-width: 700px) 30vw, 160px',
  },
};
