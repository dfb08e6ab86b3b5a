/** Groups of documents, in the order of their list. */
export const documentGroups = [
  'catalogue',
  'brochure',
  'price-list',
  'data-sheet',
  'manual',
  'certificate',
  'presentation',
  'report',
  'form',
] as const;

/** Group of a document; see `documentGroups`. */
export type DocumentGroup = (typeof documentGroups)[number];

/** Turkish labels of the groups; the site has them as texts in each language. */
export const documentGroupLabels: Readonly<Record<DocumentGroup, string>> = {
  catalogue: 'Kataloglar',
  brochure: 'Broşürler',
  'price-list': 'Fiyat listeleri',
  'data-sheet': 'Teknik föyler',
  manual: 'Kılavuzlar',
  certificate: 'Belgeler ve sertifikalar',
  presentation: 'Sunumlar',
  report: 'Raporlar',
  form: 'Formlar',
};

/**
 * Languages in which a file can be, also ones that the site does not have, by their own names: who reads the language recognises it.
 * `label` is the Turkish name, for the panel.
 */
export const documentLanguages = {
  tr: { name: 'Türkçe', label: 'Türkçe' },
  en: { name: 'English', label: 'İngilizce' },
  de: { name: 'Deutsch', label: 'Almanca' },
  fr: { name: 'Français', label: 'Fransızca' },
  es: { name: 'Español', label: 'İspanyolca' },
  it: { name: 'Italiano', label: 'İtalyanca' },
  pt: { name: 'Português', label: 'Portekizce' },
  nl: { name: 'Nederlands', label: 'Felemenkçe' },
  ro: { name: 'Română', label: 'Rumence' },
  pl: { name: 'Polski', label: 'Lehçe' },
  bg: { name: 'Български', label: 'Bulgarca' },
  el: { name: 'Ελληνικά', label: 'Yunanca' },
  uk: { name: 'Українська', label: 'Ukraynaca' },
  ru: { name: 'Русский', label: 'Rusça' },
  az: { name: 'Azərbaycanca', label: 'Azerbaycanca' },
  ka: { name: 'ქართული', label: 'Gürcüce' },
  kk: { name: 'Қазақша', label: 'Kazakça' },
  uz: { name: 'Oʻzbekcha', label: 'Özbekçe' },
  ar: { name: 'العربية', label: 'Arapça' },
  fa: { name: 'فارسی', label: 'Farsça' },
  zh: { name: '中文', label: 'Çince' },
} as const satisfies Record<string, { name: string; label: string }>;

/** Language of a file; see `documentLanguages`. */
export type DocumentLanguage = keyof typeof documentLanguages;
