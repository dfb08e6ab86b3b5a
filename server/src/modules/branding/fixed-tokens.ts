/**
 * Design tokens that do not depend on the brand: spacing on a 4 px base, radii, fluid type from 390 to 1360 px, motion
 * (look.md).
 */
export const fixedTokens: Readonly<Record<string, string>> = {
  '--space-1': '.25rem',
  '--space-2': '.5rem',
  '--space-3': '.75rem',
  '--space-4': '1rem',
  '--space-6': '1.5rem',
  '--space-8': '2rem',
  '--space-12': '3rem',
  '--space-16': '4rem',
  '--space-24': '6rem',
  '--space-32': '8rem',
  '--radius-s': '4px',
  '--radius-m': '8px',
  '--radius-l': '16px',
  '--radius-full': '999px',
  '--font-text': "'Vitrin Sans',system-ui,sans-serif",
  '--text-s': '.875rem',
  '--text-m': 'clamp(1rem,.97rem + .13vw,1.0625rem)',
  '--text-l': 'clamp(1.125rem,1.06rem + .28vw,1.3125rem)',
  '--text-xl': 'clamp(1.375rem,1.25rem + .5vw,1.6875rem)',
  '--text-2xl': 'clamp(1.75rem,1.4rem + 1.45vw,2.625rem)',
  '--text-display': 'clamp(2.5rem,1.7rem + 3.3vw,4.5rem)',
  '--motion-fast': '120ms',
  '--motion': '200ms',
  '--ease-out': 'cubic-bezier(.2,.7,.3,1)',
};
