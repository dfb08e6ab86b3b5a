/** Texts that the server adds to the blocks of a rich text, in the language of the text. */
export interface BlockTexts {
  /** Language of these texts, in which numbers are written too. */
  lang: string;
  info: string;
  warning: string;
  /** One footnote, their list, and the link from a footnote to its place in the text. */
  footnote: string;
  footnotes: string;
  backToText: string;
}

const texts: Readonly<Record<string, Omit<BlockTexts, 'lang'>>> = {
  tr: { info: 'Bilgi', warning: 'Uyarı', footnote: 'Dipnot', footnotes: 'Dipnotlar', backToText: 'Metne dön' },
  en: {
    info: 'Note',
    warning: 'Warning',
    footnote: 'Footnote',
    footnotes: 'Footnotes',
    backToText: 'Back to the text',
  },
  de: {
    info: 'Hinweis',
    warning: 'Achtung',
    footnote: 'Fußnote',
    footnotes: 'Fußnoten',
    backToText: 'Zurück zum Text',
  },
  fr: { info: 'À noter', warning: 'Attention', footnote: 'Note', footnotes: 'Notes', backToText: 'Retour au texte' },
  es: {
    info: 'Nota',
    warning: 'Atención',
    footnote: 'Nota al pie',
    footnotes: 'Notas al pie',
    backToText: 'Volver al texto',
  },
  it: {
    info: 'Nota',
    warning: 'Attenzione',
    footnote: 'Nota a piè di pagina',
    footnotes: 'Note a piè di pagina',
    backToText: 'Torna al testo',
  },
  ru: {
    info: 'Примечание',
    warning: 'Внимание',
    footnote: 'Сноска',
    footnotes: 'Сноски',
    backToText: 'Вернуться к тексту',
  },
  ar: { info: 'ملاحظة', warning: 'تنبيه', footnote: 'حاشية', footnotes: 'حواشٍ', backToText: 'العودة إلى النص' },
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
