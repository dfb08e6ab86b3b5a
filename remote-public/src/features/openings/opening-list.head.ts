import type { OpeningList } from '@vitrin/shared-contracts/openings';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, listLanguages, pageHead, rootDataOf } from '../../shared/head.ts';

/** The list is a page in the languages in which openings are written. */
export function openingListHead(data: unknown, context: HeadContext): Head {
  const { languages } = data as OpeningList;
  const { openings: texts } = rootDataOf(context).texts;
  const path = publicPaths.openings;
  return pageHead(context, {
    title: `${texts.title} | ${context.companyName}`,
    description: texts.text,
    ...listLanguages(context, path, languages),
    structured: [breadcrumbList(context, [{ name: texts.title, path }])],
  });
}
