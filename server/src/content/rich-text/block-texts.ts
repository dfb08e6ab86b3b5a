/** Texts that the server adds to the blocks of a rich text, in the language of the text. */
export interface BlockTexts {
  /** Language of these texts, in which numbers are written too. */
  lang: string;
  info: string;
  warning: string;
}

const texts: Readonly<Record<string, Omit<BlockTexts, 'lang'>>> = {
  tr: { info: 'Bilgi', warning: 'Uyarı' },
  en: { info: 'Note', warning: 'Warning' },
  de: { info: 'Hinweis', warning: 'Achtung' },
  fr: { info: 'À noter', warning: 'Attention' },
  es: { info: 'Nota', warning: 'Atención' },
  it: { info: 'Nota', warning: 'Attenzione' },
  ru: { info: 'Примечание', warning: 'Внимание' },
  ar: { info: 'ملاحظة', warning: 'تنبيه' },
};

const fallback = 'en';

/**
 * Returns the texts in a language; in English if they are not translated, as readers of other languages expect.
 * @param lang - language abbreviation, with or without a region
 */
export function blockTextsIn(lang: string): BlockTexts {
  const [primary = ''] = lang.split('-');
  const translated = Object.hasOwn(texts, primary) ? primary : fallback;
  return { lang: translated, ...(texts[translated] as Omit<BlockTexts, 'lang'>) };
}
