import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { Project } from '@vitrin/shared-contracts/projects';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { CreativeWork, WithContext } from 'schema-dts';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture, slugAlternates } from '../../shared/head.ts';
import { publisher } from '../../shared/organization.ts';
import { placeName } from '../../shared/place-name.ts';

export function projectHead(data: unknown, context: HeadContext): Head {
  const project = data as Project;
  const path = publicPaths.project(project.seo_name);
  const crumbs = [
    { name: rootDataOf(context).texts.projects.title, path: publicPaths.projects },
    { name: project.title, path },
  ];
  return pageHead(context, {
    title: project.seo_title || `${project.title} | ${context.companyName}`,
    description: project.seo_description || project.summary,
    path,
    lang: project.lang,
    alternates: slugAlternates(project.alternates, publicPaths.project),
    ...sharingPicture(project.cover, project.after, project.gallery[0]),
    cover: { seed: 'project', order: project.id },
    type: 'article',
    structured: [
      structuredProject(project, pathInLanguage(path, project.lang), context),
      breadcrumbList(context, crumbs),
    ],
  });
}

/** Only what the page shows: the server leaves empty values out. */
function structuredProject(project: Project, url: string, context: HeadContext): WithContext<CreativeWork> {
  const place = placeName(project);
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: project.title,
    description: project.summary,
    url,
    inLanguage: project.lang,
    dateModified: project.updated_at,
    creator: publisher(context),
    ...(project.year && { dateCreated: String(project.year) }),
    ...(place && { locationCreated: { '@type': 'Place', name: place } }),
    ...(project.cover && { image: sharingAddress(project.cover) }),
  };
}
