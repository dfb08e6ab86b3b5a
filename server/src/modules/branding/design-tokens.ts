import type { CoverColours } from '@vitrin/shared-contracts/covers';
import { formatHex, type Oklch } from 'culori';
import type { Branding, BrandingPreview, ColourAdjustment } from '@vitrin/shared-contracts/branding';
import { defaultBranding } from './default-branding.ts';
import { fillOf, labelOn, TEXT_CONTRAST, textOf, type Scheme } from './brand-fills.ts';
import { coverColours } from './cover-tones.ts';
import { fixedTokens } from './fixed-tokens.ts';
import { hex, leastContrast, withContrast, neutralsOf, parseColour, scaleOf, tintShare, type Scale } from './scales.ts';

const HOVER_STEP = 0.06;

interface Backgrounds {
  surface: string;
  raised: string;
  tint: string;
}

type Declarations = Readonly<Record<string, string>>;

/**
 * Returns all design tokens as one style sheet. The light values are the base; the dark values apply where the user has
 * chosen them (`data-mode`, panel) or, on the site, where the visitor's system prefers them. Print is always light.
 */
export function designTokens(
  branding: Pick<Branding, 'mainColor' | 'secondColor'>,
  darkBy: 'choice' | 'system' = 'choice',
): string {
  const main = parseColourOr(branding.mainColor, defaultBranding.mainColor);
  const second = parseColourOr(branding.secondColor, defaultBranding.secondColor);
  const scales = {
    ...steps('brand', scaleOf(main)),
    ...steps('second', scaleOf(second)),
  };
  const light = { ...scales, ...lightRoles(main, second), ...fixedTokens };
  const dark = darkRoles(main, second);
  if (darkBy === 'choice')
    return `:root,[data-mode="light"]{color-scheme:light;${write(light)}}[data-mode="dark"]{color-scheme:dark;${write(dark)}}`;
  const [lightCovers, darkCovers] = (['light', 'dark'] as const).map((scheme) => coverTokens(main, second, scheme));
  const base = `:root{color-scheme:light;${write({ ...light, ...lightCovers })}}`;
  const override = `:root{color-scheme:dark;${write({ ...dark, ...darkCovers })}}`;
  return `${base}@media screen and (prefers-color-scheme:dark){${override}}`;
}

/** Returns the colours of drawn covers; only the site shows them. */
function coverTokens(main: Oklch, second: Oklch, scheme: Scheme): Declarations {
  const tones = Object.entries(coverColours(main, second, scheme, backgroundsOf(main, scheme)));
  return Object.fromEntries(
    tones.flatMap(([tone, roles]) => Object.entries(roles).map(([role, colour]) => [`--${tone}-${role}`, colour])),
  );
}

/** Returns the colours of drawn covers on light pages, for pictures. */
export function sharedCoverColours(branding: Pick<Branding, 'mainColor' | 'secondColor'>): CoverColours {
  const main = parseColourOr(branding.mainColor, defaultBranding.mainColor);
  const second = parseColourOr(branding.secondColor, defaultBranding.secondColor);
  return coverColours(main, second, 'light', backgroundsOf(main, 'light'));
}

/** Returns the colours by role, for the preview in the panel. */
export function colourRoles(branding: Pick<Branding, 'mainColor' | 'secondColor'>): BrandingPreview {
  const main = parseColourOr(branding.mainColor, defaultBranding.mainColor);
  const second = parseColourOr(branding.secondColor, defaultBranding.secondColor);
  const roles = { light: lightRoles(main, second), dark: darkRoles(main, second) };
  const chosen = {
    mainColor: formatHex(branding.mainColor) ?? hex(main),
    secondColor: formatHex(branding.secondColor) ?? hex(second),
  };
  const adjustments = adjustmentsOf(main, second).map((each) => ({ ...each, from: chosen[each.field] }));
  return { main: chosen.mainColor, second: chosen.secondColor, ...roles, adjustments };
}

function lightRoles(main: Oklch, second: Oklch): Declarations {
  const line = neutralsOf(main)[2] ?? '';
  const backgrounds = lightBackgrounds(main);
  return {
    ...brandRoles('light', backgrounds, main, second),
    '--color-line': neutralsOf(main)[3] ?? line,
    '--color-text': neutralsOf(main)[10] ?? '#000000',
    '--color-muted': withContrast(
      { ...main, l: 0.5, c: Math.min(main.c, 0.02) },
      Object.values(backgrounds),
      TEXT_CONTRAST + 0.5,
    ),
    '--shadow-1': '0 1px 2px rgb(0 0 0/.06),0 2px 8px rgb(0 0 0/.05)',
    '--shadow-2': '0 2px 6px rgb(0 0 0/.06),0 16px 40px rgb(0 0 0/.12)',
  };
}

function darkRoles(main: Oklch, second: Oklch): Declarations {
  const shade = shadesOf(main);
  const backgrounds = darkBackgrounds(main);
  return {
    ...brandRoles('dark', backgrounds, main, second),
    '--color-line': shade(0.36),
    '--color-text': shade(0.94, 0.006),
    '--color-muted': withContrast(
      { ...main, l: 0.74, c: Math.min(main.c, 0.02) },
      Object.values(backgrounds),
      TEXT_CONTRAST + 0.5,
    ),
    '--shadow-1': '0 1px 2px rgb(0 0 0/.4)',
    '--shadow-2': '0 2px 6px rgb(0 0 0/.4),0 16px 40px rgb(0 0 0/.5)',
  };
}

function lightBackgrounds(main: Oklch): Backgrounds {
  const [surface = '', pale = ''] = neutralsOf(main);
  return { surface, raised: '#ffffff', tint: scaleOf(main)[1] ?? pale };
}

function backgroundsOf(main: Oklch, scheme: Scheme): string[] {
  return Object.values(scheme === 'light' ? lightBackgrounds(main) : darkBackgrounds(main));
}

function darkBackgrounds(main: Oklch): Backgrounds {
  const shade = shadesOf(main);
  return { surface: shade(0.19), raised: shade(0.235), tint: shade(0.27, 0.03) };
}

/** Returns dark shades with a trace of the hue. */
function shadesOf(main: Oklch) {
  return (l: number, c = 0.012) => hex({ ...main, l, c: Math.min(main.c, c * tintShare(main)) });
}

/** Returns what `brandRoles` does not use as it was chosen. */
function adjustmentsOf(main: Oklch, second: Oklch): Omit<ColourAdjustment, 'from'>[] {
  const found: Omit<ColourAdjustment, 'from'>[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const all = backgroundsOf(main, scheme);
    const uses = [
      { field: 'mainColor', use: 'fill', derived: fillOf(main, all, scheme) },
      { field: 'mainColor', use: 'text', derived: textOf(main, all, scheme) },
      { field: 'secondColor', use: 'fill', derived: fillOf(second, all, scheme) },
    ] as const;
    for (const { field, use, derived } of uses)
      if (derived.reason) found.push({ field, use, scheme, to: derived.colour, reason: derived.reason });
  }
  return found;
}

/** Returns the role colours that depend on the brand, for the given background colours. */
function brandRoles(scheme: Scheme, backgrounds: Backgrounds, main: Oklch, second: Oklch): Declarations {
  const all = Object.values(backgrounds);
  const accent = fillOf(main, all, scheme).colour;
  const secondary = fillOf(second, all, scheme).colour;
  const statusColour = (h: number, c: number) => withContrast({ mode: 'oklch', l: 0.55, c, h }, all, TEXT_CONTRAST);
  return {
    '--color-surface': backgrounds.surface,
    '--color-raised': backgrounds.raised,
    '--color-tint': backgrounds.tint,
    '--color-accent': accent,
    '--color-on-accent': labelOn(accent),
    '--color-accent-strong': hoverOf(accent),
    '--color-accent-text': textOf(main, all, scheme).colour,
    '--color-second': secondary,
    '--color-on-second': labelOn(secondary),
    '--color-good': statusColour(152, 0.13),
    '--color-warn': statusColour(70, 0.13),
    '--color-bad': statusColour(27, 0.19),
  };
}

/** Returns a slightly darker colour, or a lighter one where the label on it would lose contrast. */
function hoverOf(accent: string): string {
  const colour = parseColourOr(accent, '#000000');
  const labelColour = labelOn(accent);
  const candidates = [-HOVER_STEP, HOVER_STEP].map((step) =>
    hex({ ...colour, l: Math.min(1, Math.max(0, colour.l + step)) }),
  );
  return candidates.find((candidate) => leastContrast(labelColour, [candidate]) >= TEXT_CONTRAST) ?? accent;
}

function parseColourOr(text: string, fallback: string): Oklch {
  const colour = parseColour(text) ?? parseColour(fallback);
  if (!colour) throw new Error(`Not a colour: ${fallback}`);
  return colour;
}

function steps(name: string, scale: Scale): Declarations {
  return Object.fromEntries(scale.map((colour, index) => [`--${name}-${index + 1}`, colour]));
}

function write(declarations: Declarations): string {
  return Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
