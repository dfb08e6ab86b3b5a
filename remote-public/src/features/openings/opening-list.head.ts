import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import type { OpeningList } from '@vitrin/shared-contracts/openings';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootDataOf } from '../../shared/head.ts';

/** The list is a page in the languages in which openings are written. */
export function openingListHead(data: unknown, context: HeadContext): Head {
  const { languages } = data as OpeningList;
  const { openings: texts } = rootDataOf(context).texts;
  const path = publicPaths.openings;
  const alternates = Object.fromEntries(languages.map((abbr) => [abbr, pathInLanguage(path, abbr)]));
  return pageHead(context, {
    title: `${texts.title} | ${context.companyName}`,
    description: texts.text,
    path,
    lang: languages.includes(context.language) ? context.language : (languages[0] ?? defaultLanguage.abbr),
    alternates: languages.length > 1 ? alternates : {},
    structured: [breadcrumbList(context, [{ name: texts.title, path }])],
  });
}
