import type { Focus } from 'shared-contracts/pictures';
import type { IconShape } from './render-icons.ts';
import type { StorageFault } from '../../platform/files/storage-error.ts';
import type { StoredPicture } from './media-files.ts';
import type { Unusable } from './unusable-picture.ts';

/** What the picture process is asked to do; its one argument, as JSON. */
export type PictureTask =
  | { kind: 'store'; dataDir: string; file: string }
  | { kind: 'complete'; dataDir: string; pictures: (StoredPicture & { focus: Focus })[] }
  | { kind: 'icons'; file: string; shapes: IconShape[] };

/** What it prints, as JSON. */
export type PictureOutcome =
  | { kind: 'stored'; picture: StoredPicture }
  | { kind: 'unusable'; reason: Unusable }
  /** The files could not be written. */
  | { kind: 'not-written'; fault: StorageFault }
  /** Hashes of those that are whole now; one whose files are lost is not among them. */
  | { kind: 'completed'; hashes: string[] }
  /** Files in base64, in the order of the shapes. */
  | { kind: 'icons'; icons: string[] };
