import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import { breadcrumbsOf } from '../../shared/inner-pages.ts';
import { organization } from '../../shared/organization.ts';
import type { BiographyData } from './biography.loader.ts';

export function biographyHead(data: unknown, context: HeadContext): Head {
  const { portrait } = (data as BiographyData).content;
  const { meta } = rootDataOf(context);
  const header = breadcrumbsOf(context, 'about_us');
  const path = publicPaths.biography;
  return pageHead(context, {
    ...meta.about_us,
    path,
    page: 'about_us',
    ...sharingPicture(portrait, header.picture),
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        url: pathInLanguage(path, context.language),
        inLanguage: context.language,
        mainEntity: organization(context),
      },
      breadcrumbList(context, [{ name: header.title, path }]),
    ],
  });
}
