import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import { branches, organization } from '../../shared/organization.ts';
import { catalogueHead } from './catalogue/catalogue.head.ts';
import type { HomeData } from './home.loader.ts';
import { heroesOf } from './slider/heroes.ts';

/** Returns the metadata of the page, or of the product or category that the address specifies. */
export function homeHead(data: unknown, context: HeadContext): Head {
  const { sections, slides, catalogue, isSample } = data as HomeData;
  const opening = sections.find(({ kind }) => kind === 'slides');
  return pageHead(context, {
    ...rootDataOf(context).meta.home,
    path: publicPaths.home,
    page: 'home',
    type: 'website',
    ...sharingPicture(opening && heroesOf(opening, slides)[0]?.picture),
    structured: [organization(context), website(context), ...branches(context)],
    ...(isSample && { noindex: true }),
    ...(catalogue ? catalogueHead(catalogue, context) : {}),
  });
}

function website({ companyName, language }: HeadContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: companyName,
    url: pathInLanguage(publicPaths.home, language),
    inLanguage: language,
  };
}
