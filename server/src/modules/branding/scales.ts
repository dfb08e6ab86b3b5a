import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

/** Eleven hex colours of one hue; step 1 is the lightest. */
export type Scale = readonly string[];

const LIGHTNESS = [0.985, 0.962, 0.925, 0.87, 0.79, 0.69, 0.59, 0.49, 0.39, 0.3, 0.22];
/** Share of the hue's chroma on each step: full in the middle, low at the ends. */
const CHROMA = [0.08, 0.15, 0.3, 0.58, 0.82, 1, 1, 0.96, 0.84, 0.68, 0.5];
/** Largest chroma on each step. */
const MAX_CHROMA = [0.006, 0.012, 0.03, 0.07, 0.13, 0.2, 0.2, 0.18, 0.12, 0.06, 0.04];
/** Share of the neutral chroma on the lightest steps: a tint is far more visible in near-white than in grey. */
const NEUTRAL_SHARE = [0.25, 0.35, 0.5, 0.6, 0.8];
const NEUTRAL_CHROMA = 0.012;
const LIGHTNESS_STEP = 0.005;

const toOklch = converter('oklch');

/** Parses any CSS colour as OKLCH; returns null when the text is not a colour. */
export function parseColour(text: string): Oklch | null {
  const colour = toOklch(text);
  return colour ? { ...colour, h: colour.h ?? 0 } : null;
}

export function hex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/**
 * Returns the scale of a colour. The ends are areas of pages: a vivid colour would make pink pages and olive footers, so
 * that their chroma is limited.
 */
export function scaleOf(colour: Oklch): Scale {
  return LIGHTNESS.map((l, step) => {
    const most = (MAX_CHROMA[step] ?? colour.c) * (isEnd(step) ? tintShare(colour) : 1);
    return hex({ ...colour, l, c: Math.min(colour.c * (CHROMA[step] ?? 1), most) });
  });
}

/** The steps that are backgrounds of whole sections. */
function isEnd(step: number): boolean {
  return step < 2 || step > 8;
}

/** Returns how much of the usual chroma a background may have: reds make it look like flesh, yellows like mud. */
export function tintShare({ h = 0 }: Oklch): number {
  if (h > 80 && h < 125) return 0.35;
  return h < 50 || h > 330 ? 0.5 : 1;
}

/** Returns greys with a slight tint of the hue; without tint when the colour itself has no chroma. */
export function neutralsOf(colour: Oklch): Scale {
  const c = Math.min(colour.c, NEUTRAL_CHROMA);
  return LIGHTNESS.map((l, step) => hex({ ...colour, l, c: c * (NEUTRAL_SHARE[step] ?? 1) }));
}

/** Returns the lowest contrast of the colour with any of the backgrounds. */
export function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
}

/** Returns the colour itself or its nearest lightness that is accepted; null if there is none. */
export function nearestStep(colour: Oklch, isAccepted: (candidate: string) => boolean): Oklch | null {
  for (let distance = 0; distance <= 1; distance += LIGHTNESS_STEP) {
    for (const l of [colour.l - distance, colour.l + distance]) {
      if (l >= 0 && l <= 1 && isAccepted(hex({ ...colour, l }))) return { ...colour, l };
    }
  }
  return null;
}

/** Returns the colour itself, or its hue with the nearest lightness that reaches `contrast` on every background. */
export function withContrast(colour: Oklch, grounds: readonly string[], contrast: number): string {
  const step = nearestStep(colour, (candidate) => leastContrast(candidate, grounds) >= contrast);
  if (step) return hex(step);
  return leastContrast('#000000', grounds) >= leastContrast('#ffffff', grounds) ? '#000000' : '#ffffff';
}
