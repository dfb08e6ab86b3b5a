import { publicPaths } from 'shared-contracts/paths';

export const entries = ['home', 'biography', 'articles', 'contact'] as const;

/** First segment of pages that belong to an entry without lying below its address. */
const sections: Readonly<Record<string, string>> = { [publicPaths.articles]: publicPaths.article('') };

/** Value of `aria-current`: the page itself, or the section it belongs to. */
export function currentMark(pathname: string, entryPath: string): 'page' | 'true' | undefined {
  if (pathname === entryPath) return 'page';
  const section = sections[entryPath];
  return section && pathname.startsWith(section) ? 'true' : undefined;
}
