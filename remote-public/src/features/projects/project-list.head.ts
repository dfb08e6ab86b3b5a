import { publicPaths } from '@vitrin/shared-contracts/paths';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { breadcrumbList, listLanguages, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import { isFiltered, projectListPath, serviceNamed } from './project-choice.ts';
import type { ProjectListData } from './project-list.loader.ts';

/** The list is a page in the languages in which projects are written. A filtered one is in no index. */
export function projectListHead(data: unknown, context: HeadContext): Head {
  const { projects, filters, choice, page, pages } = data as ProjectListData;
  const { texts } = rootDataOf(context);
  const path = projectListPath(choice, page);
  const chosen = [serviceNamed(choice.service, filters)?.title, provinceName(choice.province), choice.year];
  const title = [texts.projects.title, ...chosen].filter(Boolean).join(' – ');
  const name = page > 1 ? `${title} – ${fill(texts.blog.pageOf, { page, pages })}` : title;
  const { languages } = filters;
  const head = pageHead(context, {
    title: `${name} | ${context.companyName}`,
    description: texts.projects.text,
    ...listLanguages(context, path, languages),
    ...sharingPicture(...projects.map(({ cover }) => cover)),
    structured: [breadcrumbList(context, [{ name: texts.projects.title, path: publicPaths.projects }])],
  });
  return isFiltered(choice) ? { ...head, canonical: null, alternates: {}, noindex: true } : head;
}
