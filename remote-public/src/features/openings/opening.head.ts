import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootDataOf, slugAlternates } from '../../shared/head.ts';
import { jobPosting } from './job-posting.ts';
import type { OpeningData } from './opening.loader.ts';

/** A closed opening stays readable, but is in no index and no job search. */
export function openingHead(data: unknown, context: HeadContext): Head {
  const { opening } = data as OpeningData;
  const { openings: texts } = rootDataOf(context).texts;
  const path = publicPaths.opening(opening.seo_name);
  const posting = opening.is_open ? jobPosting(opening, pathInLanguage(path, opening.lang), context) : null;
  const head = pageHead(context, {
    title: opening.seo_title || `${opening.title} | ${context.companyName}`,
    description: opening.seo_description || opening.summary,
    path,
    lang: opening.lang,
    alternates: slugAlternates(opening.alternates, publicPaths.opening),
    structured: [
      ...(posting ? [posting] : []),
      breadcrumbList(context, [
        { name: texts.title, path: publicPaths.openings },
        { name: opening.title, path },
      ]),
    ],
  });
  return opening.is_open ? head : { ...head, canonical: null, alternates: {}, noindex: true };
}
