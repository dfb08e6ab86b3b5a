import type { CoverShape, CoverTone } from './cover-shape.ts';

/** Plain geometry behind the initials of a person, on a square of 100: nothing crosses the letters but edges of planes. */
const grounds: readonly CoverShape[][] = [
  [{ role: 'plane', d: 'M100 0V100H0A100 100 0 0 1 100 0z' }],
  [{ role: 'plane', d: 'M0 100L100 0V100z' }],
  [{ role: 'plane', d: 'M0 50A50 50 0 0 1 100 50V100H0z' }],
  [
    { role: 'plane', d: 'M0 0H50V100H0z' },
    { role: 'ink', d: 'M50 0V20M50 80V100', stroke: 1 },
  ],
  [
    { role: 'plane', d: 'M50 6a44 44 0 1 0 0 88a44 44 0 1 0 0-88z' },
    { role: 'ink', d: 'M0 50H4M96 50H100M50 0V4M50 96V100', stroke: 1 },
  ],
];
const tones: readonly CoverTone[] = ['deep', 'pale', 'bold', 'paper'];

/** Returns the geometry behind the initials of a person by the id; neighbours differ. */
export function portraitGround(id: number): { tone: CoverTone; shapes: readonly CoverShape[] } {
  return {
    tone: tones[(id + Math.floor(id / tones.length)) % tones.length] ?? 'pale',
    shapes: grounds[id % grounds.length] ?? [],
  };
}
