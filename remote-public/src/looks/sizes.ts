/** Places of pictures whose width differs between looks. */
export type PicturePlace = 'header' | 'upright' | 'large' | 'leading' | 'small' | 'card' | 'beside';

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
    card: '(max-width: 700px) 104px, (max-width: 1360px) 20vw, 272px',
    beside: '(max-width: 800px) 92vw, 900px',
  },
  // Pictures are the ground of tiles and headers, and wider than these where the place is higher than the picture.
  sahne: {
    header: '(max-width: 700px) 180vw, 100vw',
    large: '(max-width: 700px) 150vw, (max-width: 1100px) 102vw, 1000px',
    leading: '(max-width: 700px) 150vw, (max-width: 1408px) 100vw, 1408px',
    card: '(max-width: 700px) 125vw, (max-width: 1408px) 66vw, 940px',
    beside: '(max-width: 800px) 128vw, 900px',
  },
};
