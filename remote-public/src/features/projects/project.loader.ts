import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Project } from '@vitrin/shared-contracts/projects';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';

export async function loadProject({ read }: RemoteContext, slug: string): Promise<Project> {
  const project = await orRedirectToNotFound(read<Project>(api.project(slug)));
  redirectToCurrentSlug(project, slug, project.seo_name, publicPaths.project);
  return project;
}
