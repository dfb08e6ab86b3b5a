import type { CoverColours } from '@vitrin/shared-contracts/covers';
import type { Oklch } from 'culori';
import { fillOf, isGrey, isMuddy, labelOn, TEXT_CONTRAST, type Scheme } from './brand-fills.ts';
import { hex, leastContrast, parseColour, tintShare, withContrast } from './scales.ts';

/** Lightness and largest chroma. */
type Step = readonly [lightness: number, chroma: number];

/** Area, two planes and lines of each set. */
interface Steps {
  pale: readonly Step[];
  deep: readonly Step[];
  paper: readonly Step[];
}

const steps: Readonly<Record<Scheme, Steps>> = {
  light: {
    pale: [
      [0.955, 0.014],
      [0.905, 0.03],
      [0.82, 0.06],
      [0.42, 0.14],
    ],
    deep: [
      [0.235, 0.045],
      [0.305, 0.055],
      [0.43, 0.13],
      [0.86, 0.05],
    ],
    paper: [
      [0.945, 0.004],
      [0.89, 0.005],
      [0.79, 0.006],
      [0.25, 0.012],
    ],
  },
  // Lighter than the sections of a page, whose backgrounds end at 0.27.
  dark: {
    pale: [
      [0.42, 0.045],
      [0.48, 0.055],
      [0.55, 0.13],
      [0.95, 0.03],
    ],
    deep: [
      [0.325, 0.035],
      [0.385, 0.045],
      [0.47, 0.13],
      [0.86, 0.05],
    ],
    paper: [
      [0.345, 0.006],
      [0.405, 0.007],
      [0.5, 0.008],
      [0.95, 0.006],
    ],
  },
};
/** A yellow is yellow only if it is light and vivid; between that and black it would be khaki. */
const yellowSteps: Readonly<Record<Scheme, Partial<Steps>>> = {
  light: {
    pale: [
      [0.975, 0.035],
      [0.945, 0.1],
      [0.9, 0.17],
      [0.3, 0.03],
    ],
    deep: [
      [0.225, 0.008],
      [0.295, 0.008],
      [0.4, 0.01],
      [0.9, 0.16],
    ],
  },
  dark: {
    pale: [
      [0.41, 0.008],
      [0.475, 0.008],
      [0.57, 0.01],
      [0.94, 0.13],
    ],
    deep: [
      [0.325, 0.008],
      [0.385, 0.008],
      [0.48, 0.01],
      [0.9, 0.16],
    ],
  },
};
/** Distance in lightness of the two planes from the brand colour. */
const BOLD_STEPS = [0.05, 0.13] as const;
/** The spot is a small area without a text. */
const SPOT_CONTRAST = 1.6;

/** Returns the colours of covers for one scheme. */
export function coverColours(main: Oklch, second: Oklch, scheme: Scheme, backgrounds: readonly string[]): CoverColours {
  const accent = fillOf(main, backgrounds, scheme).colour;
  const spot = isGrey(second) ? accent : hex(second);
  const set = (name: 'pale' | 'deep' | 'paper', accentColour: string) => {
    const own = isYellow(main) ? yellowSteps[scheme][name] : undefined;
    const [ground = '', plane = '', half = '', line = ''] = (own ?? steps[scheme][name]).map(([l, c], role) =>
      hex({ ...main, l, c: Math.min(main.c, own ? c : c * shareOf(main, l, role)) }),
    );
    const ink = withContrast(parsed(line), [ground, plane], TEXT_CONTRAST);
    return { ground, plane, half, ink, spot: seenOn(accentColour, [ground, plane, half]) };
  };
  return {
    pale: set('pale', spot),
    deep: set('deep', spot),
    paper: set('paper', isGrey(main) ? spot : accent),
    bold: boldColours(accent, spot),
  };
}

function isYellow(main: Oklch): boolean {
  return isMuddy(main) && main.c > 0.13;
}

/** Large areas and light lines of reds look like flesh. */
function shareOf(main: Oklch, l: number, role: number): number {
  const isSmall = role === 2 || (role === 3 && l < 0.5);
  return isSmall && !isMuddy(main) ? 1 : tintShare(main);
}

function boldColours(accent: string, spot: string): CoverColours['bold'] {
  const ink = labelOn(accent);
  const colour = parsed(accent);
  const room = ink === '#ffffff' ? Math.min(1, colour.l + 0.2) - colour.l : -0.2;
  const side = room > 0 ? 1 : -1;
  const [plane, half] = BOLD_STEPS.map((step) => hex({ ...colour, l: colour.l + step * side })) as [string, string];
  return { ground: accent, plane: readable(plane, ink, accent), half, ink, spot: seenOn(spot, [accent, plane, half]) };
}

/** Returns the colour, or the area behind it where lines would not be readable on it. */
function readable(colour: string, ink: string, otherwise: string): string {
  return leastContrast(ink, [colour]) >= TEXT_CONTRAST ? colour : otherwise;
}

/** Returns the colour of the spot. A yellow is seen by its hue. */
function seenOn(colour: string, areas: readonly string[]): string {
  const spot = parsed(colour);
  return isYellow(spot) ? colour : withContrast(spot, areas, SPOT_CONTRAST);
}

function parsed(colour: string): Oklch {
  return parseColour(colour) ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
}
