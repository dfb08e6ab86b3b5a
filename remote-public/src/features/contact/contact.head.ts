import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import { breadcrumbsOf } from '../../shared/inner-pages.ts';
import { branches, organization } from '../../shared/organization.ts';

export function contactHead(_data: unknown, context: HeadContext): Head {
  const { meta } = rootDataOf(context);
  const header = breadcrumbsOf(context, 'contact');
  const path = publicPaths.contact;
  return pageHead(context, {
    ...meta.contact,
    path,
    page: 'contact',
    ...sharingPicture(header.picture),
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        url: pathInLanguage(path, context.language),
        inLanguage: context.language,
        mainEntity: organization(context),
      },
      breadcrumbList(context, [{ name: header.title, path }]),
      ...branches(context),
    ],
  });
}
