import type { AdjustmentReason } from '@vitrin/shared-contracts/branding';
import type { Oklch } from 'culori';
import { hex, leastContrast, nearestStep, parseColour, withContrast } from './scales.ts';

/** WCAG AA contrast for text. */
export const TEXT_CONTRAST = 4.5;
/** A filled button must not look like a disabled one; its label has the text contrast. */
const VISIBLE_CONTRAST = { light: 1.4, dark: 1.7 };
/** A vivid yellow is seen by its hue; darker it would be mustard. */
const VIVID_YELLOW = { chroma: 0.13, contrast: 1.1 };
/** Below this chroma a colour is a grey, which a button wears only when it is disabled. */
const GREY_CHROMA = 0.03;
/** Lightness that greys get: ink on light pages, chalk on dark ones. */
const GREY_LIGHTNESS = { light: 0.27, dark: 0.93 };
/** Yellows and oranges turn olive and brown when they are darkened. */
const MUDDY = { from: 50, to: 125, chroma: 0.06 };
/** How much darker a colour may become to carry a white label. */
const LABEL_DISTANCE = { muddy: 0.06, other: 0.14 };
const LABELS = ['#ffffff', '#16181a', '#000000'] as const;

export type Scheme = 'light' | 'dark';

/** A derived colour; without `reason` it is the chosen one. */
export interface Derived {
  colour: string;
  reason?: AdjustmentReason;
}

/** Checks whether the colour loses its character when it is darkened. */
export function isMuddy({ c, h = 0 }: Oklch): boolean {
  return c >= MUDDY.chroma && h >= MUDDY.from && h <= MUDDY.to;
}

export function isGrey({ c }: Oklch): boolean {
  return c < GREY_CHROMA;
}

/**
 * Returns the colour of filled areas such as buttons: visible on each background and, if a small step suffices, dark
 * enough for a white label.
 */
export function fillOf(colour: Oklch, backgrounds: readonly string[], scheme: Scheme): Derived {
  if (isGrey(colour)) return greyOf(colour, scheme);
  const chosen = hex(colour);
  const isYellow = isMuddy(colour) && colour.c >= VIVID_YELLOW.chroma;
  const visible = isYellow ? VIVID_YELLOW.contrast : VISIBLE_CONTRAST[scheme];
  const isVisible = (candidate: string) => leastContrast(candidate, backgrounds) >= visible;
  const carriesWhite = (candidate: string) => leastContrast('#ffffff', [candidate]) >= TEXT_CONTRAST;
  const whole = nearestStep(colour, (candidate) => isVisible(candidate) && carriesWhite(candidate));
  const distance = isMuddy(colour) ? LABEL_DISTANCE.muddy : LABEL_DISTANCE.other;
  const taken = whole && Math.abs(whole.l - colour.l) <= distance ? whole : nearestStep(colour, isVisible);
  const result = hex(taken ?? colour);
  if (result === chosen) return { colour: chosen };
  return { colour: result, reason: isVisible(chosen) ? 'white-label' : 'invisible' };
}

/** Returns ink or chalk for a grey between them, which would look disabled as a button and like a side note as a link. */
function greyOf(colour: Oklch, scheme: Scheme): Derived {
  const l = GREY_LIGHTNESS[scheme];
  const stays = scheme === 'light' ? colour.l <= l : colour.l >= l;
  return stays ? { colour: hex(colour) } : { colour: hex({ ...colour, l }), reason: 'grey' };
}

/** Returns the colour of texts such as links: readable on each background. */
export function textOf(colour: Oklch, backgrounds: readonly string[], scheme: Scheme): Derived {
  if (isGrey(colour)) return greyOf(colour, scheme);
  const chosen = hex(colour);
  if (leastContrast(chosen, backgrounds) >= TEXT_CONTRAST) return { colour: chosen };
  const readable = withContrast(colour, backgrounds, TEXT_CONTRAST);
  const isDarker = (parseColour(readable)?.l ?? 1) < colour.l;
  if (!isMuddy(colour) || !isDarker) return { colour: readable, reason: 'unreadable' };
  const ink = { ...colour, l: 0.33, c: 0.035 };
  return { colour: withContrast(ink, backgrounds, TEXT_CONTRAST), reason: 'muddy' };
}

/** Returns a soft white or soft black, or pure black where their contrast is not sufficient. */
export function labelOn(background: string): string {
  return LABELS.find((text) => leastContrast(text, [background]) >= TEXT_CONTRAST) ?? '#000000';
}
