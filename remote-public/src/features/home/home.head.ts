import { publicPaths } from 'shared-contracts/paths';
import type { Head, HeadContext } from 'shared-contracts/remote-app';
import { pageHead, rootOf } from '../../shared/head.ts';
import { organization } from '../../shared/organization.ts';
import type { HomeData } from './home.loader.ts';

export function homeHead(data: unknown, context: HeadContext): Head {
  const { content } = data as HomeData;
  return pageHead(context, {
    ...rootOf(context).meta.home,
    path: publicPaths.home,
    type: 'website',
    picture: content.hero_picture?.src ?? null,
    structured: [organization(context), website(context)],
  });
}

function website({ companyName, language }: HeadContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: companyName,
    url: publicPaths.home,
    inLanguage: language,
  };
}
