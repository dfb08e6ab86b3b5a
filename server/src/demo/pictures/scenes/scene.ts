import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** Draws one picture as SVG; the same palette and seed give the same text. */
export type Scene = (palette: Palette, random: Random) => string;
