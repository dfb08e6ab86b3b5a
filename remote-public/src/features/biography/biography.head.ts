import type { CorporateContent } from 'shared-contracts/page-contents';
import { publicPaths } from 'shared-contracts/paths';
import type { Head, HeadContext } from 'shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootOf } from '../../shared/head.ts';
import { organization } from '../../shared/organization.ts';

export function biographyHead(data: unknown, context: HeadContext): Head {
  const { portrait } = data as CorporateContent;
  const { meta, breadcrumbs } = rootOf(context);
  const path = publicPaths.biography;
  return pageHead(context, {
    ...meta.about_us,
    path,
    picture: (portrait ?? breadcrumbs.about_us.picture)?.src ?? null,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        url: path,
        inLanguage: context.language,
        mainEntity: organization(context),
      },
      breadcrumbList(context, [{ name: breadcrumbs.about_us.title, path }]),
    ],
  });
}
