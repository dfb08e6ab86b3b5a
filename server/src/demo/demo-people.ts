import type { ContentSource } from '../content/content-kind.ts';
import { personRecords } from '../modules/people/people.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { demoPeople, type DemoPerson } from './site/people.ts';
import { documentOf } from '../content/rich-text/markdown-document.ts';

/** Id of the author of an article by its file name; null without one. */
export type AuthorIds = (article: string) => number | null;

/** Adds the people of the firm. */
export async function addPeople(source: ContentSource, stamp: Stamp): Promise<AuthorIds> {
  const ids = new Map<string, number>();
  for (const person of demoPeople) {
    const { data } = await personRecords.add(source, stamp, formOf(person));
    for (const article of person.articles) ids.set(article, data.id);
  }
  return (article) => ids.get(article) ?? null;
}

/** A person as the panel's form would send it. */
function formOf({ email = '', phone = '', texts }: DemoPerson): object {
  return {
    active: 1,
    has_page: texts.tr.biography === undefined ? 0 : 1,
    consent_on: '2026-01-05',
    email,
    phone,
    translations: Object.fromEntries(
      Object.entries(texts).map(([lang, { biography = '', ...text }]) => [
        lang,
        { ...text, document: documentOf(biography) },
      ]),
    ),
  };
}
