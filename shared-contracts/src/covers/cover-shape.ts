/** Width and height of the drawing area of a cover; other shapes of pictures crop it around its middle. */
export const coverSize = { width: 240, height: 160 } as const;

/** Colours of a cover: the area below everything, then from the quietest to the strongest, and an accent. */
export type CoverRole = 'ground' | 'plane' | 'half' | 'ink' | 'spot';

/** Sets of colours: light, dark, neutral, and in the brand colour itself. */
export type CoverTone = 'pale' | 'deep' | 'paper' | 'bold';

/** One path of a cover, which is filled unless it has a stroke. */
export interface CoverShape {
  role: CoverRole;
  /** As the `d` attribute of an SVG path. */
  d: string;
  /** Width of the line. */
  stroke?: number;
  /** As `stroke-dasharray`. */
  dash?: string;
  /** Colour of the area inside of a line. */
  fill?: CoverRole;
}

/** Draws a motif; the same source draws the same. */
export type Motif = (random: Random) => CoverShape[];

/** Repeatable choices from a seed. */
export interface Random {
  /** Returns a whole number, both ends included. */
  int(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

/** Returns a hash of the text (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0;
  return hash;
}

/** Returns choices that only depend on the seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: ([first, ...others]) => [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
    chance: (share) => next() < share,
  };
}

/** Returns `count` values of a function of the position. */
export function series<T>(count: number, valueOf: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => valueOf(index));
}

/** Joins pieces of a path. */
export function path(count: number, pieceOf: (index: number) => string): string {
  return series(count, pieceOf).join('');
}

/** Writes a number of a path with at most one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the path of a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
}
