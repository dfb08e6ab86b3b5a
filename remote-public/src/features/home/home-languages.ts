import type { HomeData } from './home.loader.ts';
import { heroesOf } from './slider/heroes.ts';

/** The languages that the page's contents are in, in the order of their sections. */
export function homeLanguages(data: HomeData): string[] {
  const { sections, content, certificates, articles, catalogue } = data;
  const written = sections.filter(({ title, text }) => title || text);
  const usesContent = sections.some(({ kind }) => kind === 'numbers') && content?.numbers?.length;
  const parts = [
    ...heroesOf(data),
    ...written,
    ...(usesContent && content ? [content] : []),
    ...(catalogue ? [...catalogue.categories, ...catalogue.list.value.products] : []),
    ...certificates,
    ...articles,
  ];
  return [...new Set(parts.map(({ lang }) => lang))];
}
