import { defaultLanguage } from 'shared-contracts/languages';
import { publicPaths } from 'shared-contracts/paths';
import type { Head, HeadContext } from 'shared-contracts/remote-app';
import { rootRouteId, type RootData } from './root-data.ts';

export interface PageHead extends Omit<Partial<Head>, 'title' | 'description' | 'canonical'> {
  title: string | null;
  description: string | null;
  /** Without language. */
  path: string;
}

/** A title that is missing or blank falls back to the company's name, a description to nothing (spec §2); every active language is an alternate. */
export function pageHead(context: HeadContext, { title, description, path, ...more }: PageHead): Head {
  const { languages } = rootOf(context);
  const alternates = Object.fromEntries(languages.map(({ abbr }) => [abbr, inLanguage(path, abbr)]));
  return {
    title: title || context.companyName,
    description: description ?? '',
    canonical: inLanguage(path, context.language),
    ...(languages.length > 1 ? { alternates } : {}),
    ...more,
  };
}

export function rootOf(context: HeadContext): RootData {
  return context.loaderData[rootRouteId] as RootData;
}

/** The default language has the plain address, others carry `lang`. */
function inLanguage(path: string, abbr: string): string {
  if (abbr === defaultLanguage.abbr) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${abbr}`;
}

/** Slug pages: the address in each language that has one, in the chosen one's form. */
export function slugAlternates(
  slugs: Readonly<Record<string, string>>,
  toPath: (slug: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([abbr, slug]) => [abbr, inLanguage(toPath(slug), abbr)]));
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
      item: path,
    })),
  };
}
