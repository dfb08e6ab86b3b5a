import { limits } from '@vitrin/shared-contracts/limits';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { ProjectFilters, ProjectSummary } from '@vitrin/shared-contracts/projects';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';
import { askedPath, choiceIn, projectListPath, serviceNamed, type ProjectChoice } from './project-choice.ts';

const MAX_PAGE = 999_999;

export interface ProjectListData {
  projects: ProjectSummary[];
  filters: ProjectFilters;
  choice: ProjectChoice;
  page: number;
  pages: number;
  total: number;
}

/**
 * Loads one page of the list. An address with unknown values, or in another order, redirects to the one with the same projects, so
 * that few addresses exist. Without any project there is no list, and no page beyond the last one.
 */
export async function loadProjectList({ read }: RemoteContext, query: URLSearchParams): Promise<ProjectListData> {
  const { data: filters } = await read<ProjectFilters>(api.projectFilters);
  if (filters.total === 0) throw redirect(publicPaths.notFound);
  const choice = choiceIn(query, filters);
  const page = pageNumber(query.get('sayfa'));
  const path = projectListPath(choice, page);
  if (path !== askedPath(query)) throw redirect(path);
  const { data, meta } = await read<ProjectSummary[]>(api.projects, paramsOf(choice, filters, page));
  const total = meta?.total ?? data.length;
  const pages = Math.max(1, Math.ceil(total / (meta?.page_size ?? limits.projectsPerPage)));
  if (page > pages) throw redirect(publicPaths.notFound);
  return { projects: data, filters, choice, page, pages, total };
}

function paramsOf(choice: ProjectChoice, filters: ProjectFilters, page: number): Record<string, string> {
  const { year, province } = choice;
  const service = serviceNamed(choice.service, filters);
  return {
    page: String(page),
    ...(service && { service: String(service.id) }),
    ...(year && { year }),
    ...(province && { province }),
  };
}

/** Returns 1 for anything that is not a number; caps numbers that the API would reject. */
function pageNumber(text: string | null): number {
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}
