import type { IconShape } from './render-icons.ts';
import type { StorageFault } from '../../platform/files/storage-error.ts';
import type { IncompletePicture, NewPicture, PictureOutput } from './store-picture.ts';
import type { TitlePicture } from './title-picture/draw-title-picture.ts';
import type { Unusable } from './unusable-picture.ts';

/** Task of the picture process; its only argument, as JSON. */
export type PictureTask =
  | { kind: 'store'; output: PictureOutput; file: string }
  | { kind: 'complete'; output: PictureOutput; pictures: IncompletePicture[] }
  | { kind: 'icons'; file: string; shapes: IconShape[] }
  | { kind: 'title'; picture: TitlePicture };

/** Result of the picture process; its output, as JSON. */
export type PictureOutcome =
  | { kind: 'stored'; picture: NewPicture }
  | { kind: 'unusable'; reason: Unusable }
  /** The files could not be written. */
  | { kind: 'not-written'; fault: StorageFault }
  /** Hashes of the complete pictures; a picture whose largest file is damaged is not among them. */
  | { kind: 'completed'; hashes: string[] }
  /** Base64 files, in the order of the shapes. */
  | { kind: 'icons'; icons: string[] }
  /** Base64 file. */
  | { kind: 'title'; png: string };
