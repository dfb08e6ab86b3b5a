/** Slides and certificates share one structure: a picture with texts in an ordered list. */
export interface PictureItemKind {
  table: 'sliders' | 'certificates';
  translations: 'slider_translations' | 'certificate_translations';
  /** Name of the entity in the audit log. */
  entity: 'slider' | 'certificate';
  /** Turkish singular noun for user messages. */
  noun: 'slayt' | 'sertifika';
}

export const sliders: PictureItemKind = {
  table: 'sliders',
  translations: 'slider_translations',
  entity: 'slider',
  noun: 'slayt',
};

export const certificates: PictureItemKind = {
  table: 'certificates',
  translations: 'certificate_translations',
  entity: 'certificate',
  noun: 'sertifika',
};
