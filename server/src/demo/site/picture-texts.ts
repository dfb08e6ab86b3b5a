import type { SceneName } from '../pictures/catalogue.ts';

/** Alternative texts of the pictures that belong to pages; an article brings its cover's own. Empty: decoration. */
export const pictureTexts = {
  bay: 'Gün batımında körfez: eğik askılı köprü, karşı kıyıda şehir ve önde ışıkları yanan bir bina',
  office: 'Selvilerin arasında iki cepheli büro binası, sabah ışığında',
  portrait: 'Büro penceresinden körfeze bakan Nihat Selvitepe’nin silueti',
  avenue: '',
  plans: '',
  'town-map': '',
  colonnade: '',
} as const satisfies Partial<Record<SceneName, string>>;
