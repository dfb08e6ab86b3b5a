import { defaultLanguage, type FixedPage } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { sharingAddress, type Picture } from '@vitrin/shared-contracts/pictures';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { rootRouteId, type RootData } from './root-data.ts';

export interface PageHead extends Omit<Partial<Head>, 'title' | 'description'> {
  title: string | null;
  description: string | null;
  /** Path without the language prefix. */
  path: string;
  /** The fixed page that this is, or is part of. */
  page?: FixedPage;
  /** Language of the text; by default derived from the languages in which `page` is written. */
  lang?: string;
}

/**
 * Returns the metadata of a page. A missing or blank title falls back to the company name, a description to an empty
 * text (product §2). A page whose text is in another language is not indexed and has the canonical address of that
 * language; only languages with a text are alternates.
 */
export function pageHead(context: HeadContext, { title, description, path, page, lang, ...more }: PageHead): Head {
  const { languages } = rootDataOf(context);
  const written = languages.filter(({ pages }) => page === undefined || pages === undefined || pages.includes(page));
  const hasText = written.some(({ abbr }) => abbr === context.language);
  const own = lang ?? (hasText ? context.language : defaultLanguage.abbr);
  const alternates = Object.fromEntries(written.map(({ abbr }) => [abbr, pathInLanguage(path, abbr)]));
  const head = {
    title: title || context.companyName,
    description: description ?? '',
    canonical: pathInLanguage(path, own),
    ...(written.length > 1 ? { alternates } : {}),
    ...more,
  };
  return own === context.language ? head : { ...head, noindex: true, alternates: {} };
}

/** Returns the first available picture as the sharing picture of the page. */
export function sharingPicture(...pictures: (Picture | null | undefined)[]): Pick<Head, 'picture' | 'pictureAlt'> {
  const picture = pictures.find(Boolean);
  return picture ? { picture: sharingAddress(picture), pictureAlt: picture.alt } : { picture: null };
}

export function rootDataOf(context: HeadContext): RootData {
  return context.loaderData[rootRouteId] as RootData;
}

/** Returns the address of a slug page in each language that has a slug. */
export function slugAlternates(
  slugs: Readonly<Record<string, string>>,
  toPath: (slug: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([abbr, slug]) => [abbr, pathInLanguage(toPath(slug), abbr)]));
}

/** Returns what the head of a list says about languages: it is a page in those in which its records are written, the default one first. */
export function listLanguages(
  { language }: Pick<HeadContext, 'language'>,
  path: string,
  written: readonly string[],
): Required<Pick<PageHead, 'path' | 'lang' | 'alternates'>> {
  const lang = written.includes(language) ? language : (written[0] ?? defaultLanguage.abbr);
  const alternates = written.length > 1 ? written.map((abbr) => [abbr, pathInLanguage(path, abbr)] as const) : [];
  return { path, lang, alternates: Object.fromEntries(alternates) };
}

/** Returns schema.org breadcrumbs: home, then the given steps. */
export function breadcrumbList(
  context: HeadContext,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  const all = [{ name: rootDataOf(context).texts.navbar.home, path: publicPaths.home }, ...steps];
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
