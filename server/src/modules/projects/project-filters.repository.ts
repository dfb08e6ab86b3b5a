import type { ProjectFilter, ProjectFilters, ProjectServiceFilter } from '@vitrin/shared-contracts/projects';
import { provinceKeys } from '@vitrin/shared-contracts/provinces';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { servicePages, type ServicePage } from './project-lists.repository.ts';
import { projectListState, shownProjects } from './public-projects.repository.ts';

/** Returns the values by which the list can be filtered, each with the number of projects that have it. */
export async function listFilters(db: Db, languages: Languages): Promise<ProjectFilters> {
  const rows = await shownProjects(db, languages)
    .select(['projects.id', 'projects.year', 'projects.province'])
    .execute();
  const state = await projectListState(db);
  return {
    total: rows.length,
    languages: state?.languages ?? [],
    services: await serviceFilters(db, languages.requested, new Set(rows.map(({ id }) => id))),
    years: countedValues(rows.map(({ year }) => year)).toSorted(
      (one, other) => Number(other.value) - Number(one.value),
    ),
    provinces: countedValues(rows.map(({ province }) => province)).toSorted(
      (one, other) => provinceKeys.indexOf(one.value) - provinceKeys.indexOf(other.value),
    ),
  };
}

function countedValues(values: readonly (number | string | null)[]): ProjectFilter[] {
  const known = values.flatMap((value) => (value === null ? [] : [String(value)]));
  return [...Map.groupBy(known, (value) => value)].map(([value, { length }]) => ({ value, count: length }));
}

async function serviceFilters(db: Db, lang: string, shown: ReadonlySet<number>): Promise<ProjectServiceFilter[]> {
  const named = await db.selectFrom('project_services').select(['project_id', 'page_id']).execute();
  const counts = Map.groupBy(
    named.filter(({ project_id }) => shown.has(project_id)),
    ({ page_id }) => page_id,
  );
  const taken = new Set<string>();
  const pages = Map.groupBy(await servicePages(db), ({ page_id }) => page_id);
  return [...pages].flatMap(([id, translations]) => {
    const own = translations.find((page) => page.lang === lang);
    const count = counts.get(id)?.length ?? 0;
    if (!own || count === 0) return [];
    const value = taken.has(own.slug) ? `${own.slug}-${id}` : own.slug;
    taken.add(value);
    return [{ id, title: own.title, value, count, aliases: aliasesOf(translations, own) }];
  });
}

function aliasesOf(translations: readonly ServicePage[], own: ServicePage): string[] {
  return [...new Set(translations.map(({ slug }) => slug))].filter((slug) => slug !== own.slug);
}
