import { directionOf } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { failureTexts, type FailureTexts } from './failure-texts.ts';

/**
 * Returns a self-contained HTML document: it must work when nothing else does.
 * @param abbr - language of the texts; Turkish if it is empty
 */
export function plainPage(title: string, text: string, abbr = ''): string {
  const { lang, texts } = failureTexts(abbr);
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${abbr === '' ? publicPaths.home : pathInLanguage(publicPaths.home, abbr)}">${texts.home}</a></p>
</html>`;
}

/** Returns the page that visitors see when a document cannot be rendered, in the language of its address. */
export function failedPage(kind: 'unavailable' | 'busy' | 'rejected', abbr: string): string {
  const { lang, texts } = failureTexts(abbr);
  const { title, text }: FailureTexts[typeof kind] = texts[kind];
  return plainPage(title, text, lang === 'tr' ? '' : abbr);
}
