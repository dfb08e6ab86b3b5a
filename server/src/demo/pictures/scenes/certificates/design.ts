import { blend, type Palette } from '../../palette.ts';
import type { Guilloche } from './guilloche.ts';
import type { SealShape, Sign } from './seal.ts';

export const SHEET = { x: 96, y: 88, width: 1008, height: 1424 } as const;

export interface CertificateDesign {
  /** Where the text stands: in the middle, beside a coloured column, below a coloured head. */
  layout: 'centred' | 'column' | 'head';
  hue: 'main' | 'second';
  guilloche: Guilloche;
  shape: SealShape;
  sign: Sign;
}

/** The colours of one sheet. */
export interface Inks {
  strong: string;
  fine: string;
  text: string;
  field: string;
  onField: string;
}

export function inksOf({ main, second, paper }: Palette, hue: 'main' | 'second'): Inks {
  return hue === 'main'
    ? { strong: main(0.38, 0.9), fine: main(0.6, 0.6), text: main(0.7, 0.25), field: main(0.32, 0.8), onField: paper }
    : {
        strong: second(0.54, 1.1),
        fine: second(0.74, 0.85),
        text: blend(main(0.72, 0.2), second(0.8, 0.4), 0.5),
        field: second(0.7, 1.2),
        onField: paper,
      };
}
