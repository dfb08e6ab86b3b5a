import { pathInLanguage, publicPaths } from 'shared-contracts/paths';
import { sharingAddress, type Picture } from 'shared-contracts/pictures';
import type { Head, HeadContext } from 'shared-contracts/remote-app';
import { rootRouteId, type RootData } from './root-data.ts';

export interface PageHead extends Omit<Partial<Head>, 'title' | 'description'> {
  title: string | null;
  description: string | null;
  /** Without language. */
  path: string;
}

/** A title that is missing or blank falls back to the company's name, a description to nothing (spec §2); every active language is an alternate. */
export function pageHead(context: HeadContext, { title, description, path, ...more }: PageHead): Head {
  const { languages } = rootOf(context);
  const alternates = Object.fromEntries(languages.map(({ abbr }) => [abbr, pathInLanguage(path, abbr)]));
  return {
    title: title || context.companyName,
    description: description ?? '',
    canonical: pathInLanguage(path, context.language),
    ...(languages.length > 1 ? { alternates } : {}),
    ...more,
  };
}

/** The first picture that there is, as links to the page are shown with it. */
export function sharing(...pictures: (Picture | null | undefined)[]): Pick<Head, 'picture' | 'pictureAlt'> {
  const picture = pictures.find(Boolean);
  return picture ? { picture: sharingAddress(picture), pictureAlt: picture.alt } : { picture: null };
}

export function rootOf(context: HeadContext): RootData {
  return context.loaderData[rootRouteId] as RootData;
}

/** Slug pages: the address in each language that has one, in the chosen one's form. */
export function slugAlternates(
  slugs: Readonly<Record<string, string>>,
  toPath: (slug: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([abbr, slug]) => [abbr, pathInLanguage(toPath(slug), abbr)]));
}

/** schema.org breadcrumbs: home, then the given steps. */
export function breadcrumbList(context: HeadContext, steps: readonly { name: string; path: string }[]): object {
  const all = [{ name: rootOf(context).texts.navbar.home, path: publicPaths.home }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pathInLanguage(path, context.language),
    })),
  };
}
