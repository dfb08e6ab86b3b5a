import type { RemotePages } from '@vitrin/shared-contracts/remote-pages';
import { pathsBelow } from './shared/paths.ts';
import { textsByLanguage } from './shared/texts.ts';

/**
 * Pages that editors find for the menus, and visitors in the sitemap and the search. The build writes them into the release, so this
 * file imports no React. A name is in stored menus: it is never used for another page.
 */
export const pages: RemotePages = {
  start: { path: pathsBelow.start, titles: inEach('title'), summaries: inEach('summary') },
  about: { path: pathsBelow.about, titles: inEach('about') },
};

function inEach(text: 'title' | 'summary' | 'about'): Record<string, string> {
  return Object.fromEntries(Object.entries(textsByLanguage).map(([language, texts]) => [language, texts[text]]));
}
