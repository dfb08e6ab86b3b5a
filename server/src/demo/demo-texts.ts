import { join } from 'node:path';
import type { DemoPicture, PictureIds } from './demo-pictures.ts';
import { pictureNamed } from './picture-sizes.ts';
import { eachText, readText, readTexts, type TranslatedText } from './texts/text-file.ts';

const folder = (name: string) => join(import.meta.dirname, name);

/** Oldest first, so that the newest gets the highest place in the order. */
export function demoArticles(): TranslatedText[] {
  const date = ({ original }: TranslatedText) => original.field('published_at');
  return readTexts(folder('articles')).toSorted((one, other) => date(one).localeCompare(date(other)));
}

/** In the order of their list. */
export function demoContracts(): TranslatedText[] {
  return readTexts(folder('contracts'));
}

export function demoStory(): TranslatedText {
  return readText(folder('biography'), 'story');
}

/** The one with the lowest code last, so that it leads its list. */
export function demoProducts(): TranslatedText[] {
  const code = ({ original }: TranslatedText) => original.field('code');
  return readTexts(folder('products')).toSorted((one, other) => code(other).localeCompare(code(one)));
}

export function coverOf(article: TranslatedText): DemoPicture {
  const name = pictureNamed(article.original.field('cover'));
  return { name, alts: eachText(article, (text) => text.field('cover_alt')) };
}

/** An article as the panel's form would send it. */
export function articleForm(article: TranslatedText, pictureId: PictureIds) {
  return {
    active: 1,
    published_at: article.original.field('published_at'),
    cover_id: pictureId(coverOf(article).name),
    translations: eachText(article, (text) => ({
      title: text.field('title'),
      summary: text.field('summary'),
      seo_description: text.field('seo_description'),
      document: text.document,
    })),
  };
}

/** A contract as the panel's form would send it. */
export function contractForm(contract: TranslatedText) {
  return {
    kind: contract.original.field('kind'),
    translations: eachText(contract, (text) => ({
      name: text.field('name'),
      seo_description: text.field('seo_description'),
      document: text.document,
    })),
  };
}
