import { certificateDefinition, sliderDefinition } from '@vitrin/shared-contracts/records/picture-item';

/** Slides and certificates share one structure: a picture with texts in an ordered list. */
export interface PictureItemKind {
  definition: typeof sliderDefinition;
  table: 'sliders' | 'certificates';
  /** Where the texts are stored. */
  store: { table: 'slider_translations' | 'certificate_translations'; owner: 'item_id' };
}

export const sliders = {
  definition: sliderDefinition,
  table: 'sliders',
  store: { table: 'slider_translations', owner: 'item_id' },
} as const satisfies PictureItemKind;

export const certificates = {
  definition: certificateDefinition,
  table: 'certificates',
  store: { table: 'certificate_translations', owner: 'item_id' },
} as const satisfies PictureItemKind;
