import { api } from '@vitrin/shared-contracts/paths';
import type { ProjectRow, ProjectYear } from '@vitrin/shared-contracts/projects';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const projectsQuery = (params: Params) => listQuery<ProjectRow>(api.adminProjects, params);

export const projectYearsQuery = () => readQuery<readonly ProjectYear[]>(api.adminProjectYears);

/** Pages of the site, of which some describe services. */
export const servicePagesQuery = () => listQuery<SitePageRow>(api.adminSitePages);

export const deleteProject = (id: number) => sendForm('DELETE', api.adminProject(id), {});
