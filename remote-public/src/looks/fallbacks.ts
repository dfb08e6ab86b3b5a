import type { LookName } from '@vitrin/shared-contracts/looks';

/**
 * Kinds of sections for which a look uses the styles of the component or those of shared parts, which it has: decided, not
 * forgotten. The check of the looks compares this list with the files.
 */
export const fallbacks: Readonly<Partial<Record<LookName, readonly string[]>>> = {
  matbaa: [
    'before-after',
    'branches',
    'children',
    'documents',
    'form',
    'gallery',
    'map',
    'newsletter',
    'opening-hours',
    'openings',
    'remote',
    'team',
    'text',
  ],
  sahne: [
    'before-after',
    'branches',
    'children',
    'documents',
    'form',
    'gallery',
    'map',
    'newsletter',
    'opening-hours',
    'openings',
    'remote',
    'team',
    'text',
  ],
};
