import { useQuery } from '@tanstack/react-query';
import { sitePageQuery } from './site-pages.api.ts';

/**
 * Returns the function that returns the path of the parent in a language: empty without a parent, null in a language in which the
 * parent has no address, undefined while it is loading.
 * @param parent - id of the parent as in the form
 */
export function useParentPaths(parent: string): (lang: string) => string | null | undefined {
  const { data } = useQuery({ ...sitePageQuery(Number(parent)), enabled: parent !== '' });
  return (lang) => (parent === '' ? '' : data && (data.paths[lang] ?? null));
}
