/** A text or control and the background that it is shown on, as custom properties without the leading hyphens. */
export interface RoleContrast {
  text: string;
  on: string;
  /** Least contrast by WCAG 2.2 AA. */
  least: number;
}

const TEXT = 4.5;
/** Controls and marks that are understood without their colour. */
const SEEN = 1.1;

const pages = ['color-surface', 'color-raised', 'color-tint'];
const pageTexts = ['color-text', 'color-muted', 'color-accent-text', 'color-good', 'color-warn', 'color-bad'];
const labels = [
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-strong'],
  ['color-on-second', 'color-second'],
] as const;
/** Texts of dark sections, such as the footer; figures are one step lighter in the dark scheme. */
const bandTexts = ['brand-1', 'brand-2', 'brand-3', 'brand-4', 'brand-5', 'second-5'];
const bands = { light: ['brand-11'], dark: ['brand-11', 'brand-10'] };

/** Returns all pairs of text and background that pages of the site and the panel use. */
export function roleContrasts(scheme: 'light' | 'dark'): RoleContrast[] {
  const pairs = (texts: readonly string[], grounds: readonly string[], least: number) =>
    texts.flatMap((text) => grounds.map((on) => ({ text, on, least })));
  return [
    ...pairs(pageTexts, pages, TEXT),
    ...labels.map(([text, on]) => ({ text, on, least: TEXT })),
    // The contact strip swaps the two.
    { text: 'color-accent', on: 'color-on-accent', least: TEXT },
    ...pairs(bandTexts, bands[scheme], TEXT),
    ...pairs(['brand-11'], ['brand-1', 'brand-3'], TEXT),
    ...pairs(['color-accent', 'color-second'], pages, SEEN),
  ];
}
