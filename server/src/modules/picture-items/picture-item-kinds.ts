/** Slides and certificates are one thing in two places: a picture with words, in an order. */
export interface PictureItemKind {
  table: 'sliders' | 'certificates';
  translations: 'slider_translations' | 'certificate_translations';
  /** As the audit names it. */
  entity: 'slider' | 'certificate';
  /** One of them, for a person. */
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
