import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonSummary } from '@vitrin/shared-contracts/people';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, listLanguages, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';

/** The list is a page in the languages in which people are written. */
export function peopleHead(data: unknown, context: HeadContext): Head {
  const people = data as PersonSummary[];
  const { people: texts } = rootDataOf(context).texts;
  const path = publicPaths.people;
  const languages = [...new Set(people.flatMap((person) => person.languages))];
  return pageHead(context, {
    title: `${texts.title} | ${context.companyName}`,
    description: texts.text,
    ...listLanguages(context, path, languages),
    ...sharingPicture(...people.map(({ portrait }) => portrait)),
    structured: [breadcrumbList(context, [{ name: texts.title, path }])],
  });
}
