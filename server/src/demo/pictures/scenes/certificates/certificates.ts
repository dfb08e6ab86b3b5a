import type { Scene } from '../scene.ts';
import { certificate } from './certificate.ts';

/** Six certificates that differ in hue, arrangement, lines and seal. */
export const certificates = {
  'certificate-1': certificate({
    layout: 'centred',
    hue: 'main',
    guilloche: { petals: 12, swing: 0.16, lines: 20 },
    shape: 'scallop',
    sign: 'check',
  }),
  'certificate-2': certificate({
    layout: 'head',
    hue: 'second',
    guilloche: { petals: 7, swing: 0.3, lines: 20 },
    shape: 'octagon',
    sign: 'sun',
  }),
  'certificate-3': certificate({
    layout: 'column',
    hue: 'main',
    guilloche: { petals: 5, swing: 0.36, lines: 20 },
    shape: 'flower',
    sign: 'cypress',
  }),
  'certificate-4': certificate({
    layout: 'centred',
    hue: 'second',
    guilloche: { petals: 6, swing: 0.42, lines: 20 },
    shape: 'star',
    sign: 'frame',
  }),
  'certificate-5': certificate({
    layout: 'head',
    hue: 'main',
    guilloche: { petals: 16, swing: 0.22, lines: 20 },
    shape: 'milled',
    sign: 'arch',
  }),
  'certificate-6': certificate({
    layout: 'column',
    hue: 'second',
    guilloche: { petals: 9, swing: 0.24, lines: 20 },
    shape: 'hexagon',
    sign: 'waves',
  }),
} as const satisfies Record<string, Scene>;
