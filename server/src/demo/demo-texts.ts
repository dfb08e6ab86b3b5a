import { join } from 'node:path';
import { articleInput } from '../modules/articles/articles.service.ts';
import { contractInput } from '../modules/contracts/contracts.service.ts';
import type { PictureIds, DemoPicture } from './demo-pictures.ts';
import { sceneNamed } from './pictures/catalogue.ts';
import { readText, readTexts, type TextFile } from './texts/text-file.ts';

const folder = (name: string) => join(import.meta.dirname, name);

/** Oldest first, so that the newest gets the highest place in the order. */
export function demoArticles(): TextFile[] {
  const texts = readTexts(folder('articles'));
  return texts.toSorted((one, other) => one.field('published_at').localeCompare(other.field('published_at')));
}

/** The notice of the forms last, so that it leads the list. */
export function demoContracts(): TextFile[] {
  return readTexts(folder('contracts'));
}

export function demoStory(): TextFile {
  return readText(folder('biography'), 'story');
}

export function coverOf(article: TextFile): DemoPicture {
  return { name: sceneNamed(article.field('cover')), alt: article.field('cover_alt') };
}

/** An article as the panel's form would send it. */
export function articleForm(article: TextFile, lang: string, pictureId: PictureIds) {
  const translation = {
    title: article.field('title'),
    summary: article.field('summary'),
    seo_description: article.field('seo_description'),
    document: article.document,
  };
  return articleInput({
    active: 1,
    published_at: article.field('published_at'),
    cover_id: pictureId(coverOf(article).name),
    translations: { [lang]: translation },
  });
}

export function contractForm(contract: TextFile, lang: string) {
  const translation = {
    name: contract.field('name'),
    seo_description: contract.field('seo_description'),
    document: contract.document,
  };
  return contractInput({ kind: contract.field('kind'), translations: { [lang]: translation } });
}
