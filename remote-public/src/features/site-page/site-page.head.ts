import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import { breadcrumbList, pageHead, sharingPicture, slugAlternates } from '../../shared/head.ts';
import { branches, organization } from '../../shared/organization.ts';

/** Returns the metadata of a page that staff have made. Pages above it that are not on the site are no breadcrumbs. */
export function sitePageHead(data: unknown, context: HeadContext): Head {
  const page = data as SitePage;
  const { title, path } = page;
  const above = page.trail.flatMap(({ title: name, path }) => (path === null ? [] : [{ name, path }]));
  return pageHead(context, {
    title: page.seo_title || `${title} | ${context.companyName}`,
    description: page.seo_description || page.summary || firstText(page),
    path,
    lang: page.lang,
    alternates: slugAlternates(page.alternates, (same) => same),
    type: 'website',
    ...(page.is_sample && { noindex: true }),
    ...sharingPicture(page.cover, heroPicture(page)),
    structured: [
      breadcrumbList(context, [...above, { name: title, path }]),
      ...(page.sections.some(({ kind }) => kind === 'branches') ? [organization(context), ...branches(context)] : []),
    ],
  });
}

function heroPicture({ sections }: SitePage): Picture | null {
  const hero = sections.find(({ kind }) => kind === 'hero');
  return (hero?.values['picture'] as Picture | null | undefined) ?? null;
}

/** Returns the first paragraph of the first section with a text; a page without a summary is found by what it begins with. */
function firstText({ sections }: SitePage): string {
  const texts = sections.map(({ values }) => values['text']).filter((text) => typeof text === 'string');
  return texts.find(Boolean)?.split('\n', 1)[0] ?? '';
}
