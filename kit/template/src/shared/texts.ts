const turkish = {
  title: 'Şablon',
  summary: 'Bu bölümün kendi ekibi vardır; sitenin geri kalanı değişmeden istenildiği an yayınlanabilir.',
  about: 'Hakkında',
  aboutText:
    'Bu sayfalar siteye ayrı bir parça olarak eklendi. Renkler, yazı biçimi ve dil sitenin kendisinden gelir; yeni bir sürüm bir sonraki sayfa açılışında görünür ve bir adımda geri alınabilir.',
  back: 'Bölümün başına dön',
  articles: 'Siteden son yazılar',
};

export type Texts = typeof turkish;

const english: Texts = {
  title: 'Şablon',
  summary:
    'This part of the site has its own team and can be released at any time without changing the rest of the site.',
  about: 'About',
  aboutText:
    'These pages were added to the site as a separate unit. Colours, typography and language come from the site itself; a new release is shown at the next page load and can be rolled back in one step.',
  back: 'Back to the start',
  articles: 'Latest from the site',
};

/** Texts of this remote; a language that is missing here falls back to Turkish. */
export const textsByLanguage: Readonly<Record<string, Texts>> = { tr: turkish, en: english };

/** Returns the language of the texts that a page in this language has. */
export function textsLanguage(language: string): string {
  return Object.hasOwn(textsByLanguage, language) ? language : 'tr';
}

export function textsIn(language: string): Texts {
  return textsByLanguage[language] ?? turkish;
}
