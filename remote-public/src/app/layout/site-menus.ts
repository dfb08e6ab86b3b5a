import type { MenuLink, SiteMenus } from '@vitrin/shared-contracts/menus';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { FrameData } from '../../shared/frame.ts';

const routes = ['home', 'biography', 'articles', 'contact'] as const;

/** Returns the entries of the header: those that staff have chosen, or the four pages of the specification (product §2). */
export function headerLinks({ menus, texts }: Pick<FrameData, 'menus' | 'texts'>): MenuLink[] {
  return menus?.header ?? routes.map((route) => pageLink(route, texts.navbar[route]));
}

/** Returns the columns of the footer. Entries that have no heading are a column of their own, before the others. */
export function footerColumns({ menus, texts }: Pick<FrameData, 'menus' | 'texts'>): MenuLink[] {
  if (!menus?.footer) {
    const children = routes.map((route) => pageLink(route, texts.footer[route]));
    return [{ id: 'pages', label: texts.footer.pages, href: null, children }];
  }
  const single = menus.footer.filter(({ children }) => children.length === 0);
  const columns = menus.footer.filter(({ children }) => children.length > 0);
  return single.length > 0
    ? [{ id: '', label: texts.footer.pages, href: null, children: single }, ...columns]
    : columns;
}

function pageLink(route: (typeof routes)[number], label: string): MenuLink {
  return { id: route, label, href: publicPaths[route], children: [] };
}

/** Reports whether the footer is that of the specification, with the contracts in a column. */
export function hasFirstFooter(menus: SiteMenus | null): boolean {
  return !menus?.footer && !menus?.legal;
}

/** Path prefixes of the pages that belong to a navigation link besides its own. */
const sections: Readonly<Record<string, readonly string[]>> = {
  [publicPaths.articles]: [publicPaths.article(''), publicPaths.articleCategory('')],
  [publicPaths.products]: [publicPaths.product(''), publicPaths.category('')],
  [publicPaths.projects]: [publicPaths.project('')],
  [publicPaths.people]: [publicPaths.person('')],
  [publicPaths.openings]: [publicPaths.opening('')],
};

/**
 * Returns the value of `aria-current`: `page` for the page itself, `true` for a page of its section, undefined for
 * others.
 */
export function ariaCurrent(pathname: string, href: string | null): 'page' | 'true' | undefined {
  if (href === null) return undefined;
  if (pathname === href) return 'page';
  return sections[href]?.some((prefix) => pathname.startsWith(prefix)) ? 'true' : undefined;
}

/** Widths in rem of what a bar consists of: a letter on average, the space around an entry, and a button. */
const LETTER = 0.5;
const AROUND = 2;
const OPENER = 1.75;

/**
 * Returns how much room the entries of the header need: a line beside the telephone number, a line, two lines, or more than there
 * is in any window. It is estimated from the letters, so that the server knows it and nothing moves when the page starts.
 */
export function widthOf(links: readonly MenuLink[]): 'usual' | 'wide' | 'full' | 'drawer' {
  const rem = links.reduce(
    (sum, { label, children }) => sum + label.length * LETTER + AROUND + (children.length > 0 ? OPENER : 0),
    0,
  );
  if (rem <= 29) return 'usual';
  if (rem <= 42) return 'wide';
  return rem <= 90 ? 'full' : 'drawer';
}
