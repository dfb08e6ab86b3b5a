/** Texts that the server adds to the blocks of a rich text, in the language of the text. */
export interface BlockTexts {
  info: string;
  warning: string;
}

const texts: Readonly<Record<string, BlockTexts>> = {
  tr: { info: 'Bilgi', warning: 'Uyarı' },
  en: { info: 'Note', warning: 'Warning' },
  de: { info: 'Hinweis', warning: 'Achtung' },
  fr: { info: 'À noter', warning: 'Attention' },
  es: { info: 'Nota', warning: 'Atención' },
  it: { info: 'Nota', warning: 'Attenzione' },
  ru: { info: 'Примечание', warning: 'Внимание' },
  ar: { info: 'ملاحظة', warning: 'تنبيه' },
};

/**
 * Returns the texts in a language; in English if they are not translated, as readers of other languages expect.
 * @param lang - language abbreviation, with or without a region
 */
export function blockTextsIn(lang: string): BlockTexts {
  const [primary = ''] = lang.split('-');
  return (Object.hasOwn(texts, primary) ? texts[primary] : texts['en']) as BlockTexts;
}
