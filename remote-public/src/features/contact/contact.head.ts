import { publicPaths } from 'shared-contracts/paths';
import type { Head, HeadContext } from 'shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootOf } from '../../shared/head.ts';
import { organization } from '../../shared/organization.ts';

export function contactHead(_data: unknown, context: HeadContext): Head {
  const { meta, breadcrumbs } = rootOf(context);
  const path = publicPaths.contact;
  return pageHead(context, {
    ...meta.contact,
    path,
    picture: breadcrumbs.contact.picture?.src ?? null,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        url: path,
        inLanguage: context.language,
        mainEntity: organization(context),
      },
      breadcrumbList(context, [{ name: breadcrumbs.contact.title, path }]),
    ],
  });
}
