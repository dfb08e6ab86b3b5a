/**
 * First path segments of lists and of their records that a site has under another name, because something else had the segment before
 * the list came: the name by the segment that `publicPaths` has.
 */
export type ListNames = Readonly<Record<string, string>>;

const FIRST_SEGMENT = /^\/([^/?#]+)/;

/**
 * Exchanges the first segment of a path of the public site and its name on this site, in both directions: a path becomes the address at
 * which the site has it, and an address the path. What else has the segment is at the exchanged path, so none is lost.
 * @param path - without the prefix of the language, with or without query and fragment
 * @param names - names of this site
 * @example
 * ```ts
 * exchangeNames('/projeler?yil=2024', { projeler: 'projeler-2' }); // '/projeler-2?yil=2024'
 * exchangeNames('/projeler-2', { projeler: 'projeler-2' }); // '/projeler'
 * ```
 */
export function exchangeNames(path: string, names: ListNames = {}): string {
  const segment = FIRST_SEGMENT.exec(path)?.[1];
  if (segment === undefined) return path;
  const other = Object.hasOwn(names, segment)
    ? names[segment]
    : Object.keys(names).find((key) => names[key] === segment);
  return other === undefined ? path : `/${other}${path.slice(segment.length + 1)}`;
}
