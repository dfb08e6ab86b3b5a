import type { Focus } from 'shared-contracts/pictures';
import type { IconShape } from './render-icons.ts';
import type { StorageFault } from '../../platform/files/storage-error.ts';
import type { StoredPicture } from './media-files.ts';
import type { Unusable } from './unusable-picture.ts';

/** Task of the picture process; its only argument, as JSON. */
export type PictureTask =
  | { kind: 'store'; dataDir: string; file: string }
  | { kind: 'complete'; dataDir: string; pictures: (StoredPicture & { focus: Focus })[] }
  | { kind: 'icons'; file: string; shapes: IconShape[] };

/** Result of the picture process; its output, as JSON. */
export type PictureOutcome =
  | { kind: 'stored'; picture: StoredPicture }
  | { kind: 'unusable'; reason: Unusable }
  /** The files could not be written. */
  | { kind: 'not-written'; fault: StorageFault }
  /** Hashes of the complete pictures; a picture whose files are missing is not among them. */
  | { kind: 'completed'; hashes: string[] }
  /** Base64 files, in the order of the shapes. */
  | { kind: 'icons'; icons: string[] };
