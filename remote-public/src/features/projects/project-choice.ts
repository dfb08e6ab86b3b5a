import type { ProjectFilters, ProjectServiceFilter } from '@vitrin/shared-contracts/projects';
import { publicPaths, publicQuery } from '@vitrin/shared-contracts/paths';

/** What the list is filtered by, as in its address; empty texts do not filter. */
export interface ProjectChoice {
  service: string;
  year: string;
  province: string;
}

/** Query parameters of the list, in their order. */
export const listQuery = publicQuery[publicPaths.projects] ?? [];

/**
 * Returns the filters that an address names. A value that no project has does not filter, and the service of another language is that
 * of this one: the address then differs from `projectListPath`, which is redirected to.
 */
export function choiceIn(query: URLSearchParams, filters: ProjectFilters): ProjectChoice {
  const known = (name: string, values: readonly { value: string }[]) =>
    values.find(({ value }) => value === query.get(name))?.value ?? '';
  return {
    service: serviceNamed(query.get('hizmet'), filters)?.value ?? '',
    year: known('yil', filters.years),
    province: known('il', filters.provinces),
  };
}

/** Returns the service with this value, in whatever language. */
export function serviceNamed(value: string | null, { services }: ProjectFilters): ProjectServiceFilter | undefined {
  if (!value) return undefined;
  return services.find((service) => service.value === value) ?? services.find(({ aliases }) => aliases.includes(value));
}

/** Returns the address of one page of the list; the first page has no page parameter. */
export function projectListPath({ service, year, province }: ProjectChoice, page = 1): string {
  const values = { hizmet: service, yil: year, il: province, sayfa: page > 1 ? String(page) : '' };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${publicPaths.projects}?${query}` : publicPaths.projects;
}

/** Returns the address as it was asked for, without parameters that the list does not have. */
export function askedPath(query: URLSearchParams): string {
  const own = new URLSearchParams([...query].filter(([name]) => listQuery.includes(name)));
  return own.size > 0 ? `${publicPaths.projects}?${own}` : publicPaths.projects;
}

/** Checks whether the list is filtered. */
export function isFiltered({ service, year, province }: ProjectChoice): boolean {
  return service !== '' || year !== '' || province !== '';
}
