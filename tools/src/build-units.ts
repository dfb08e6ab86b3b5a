import path from 'node:path';
import { buildProjects } from '../../kit/src/build/build-projects.ts';
import { openProject } from '../../kit/src/project.ts';
import { compressBuild } from './compress-build.ts';
import { root } from './units.ts';

/** Builds the units in these folders of the checkout; with `stale` only those that are older than their sources. */
export async function buildUnits(folders: readonly string[], { stale }: { stale: boolean }): Promise<void> {
  const projects = folders.map((folder) => openProject(path.join(root, folder)));
  await buildProjects(projects, { stale });
  await Promise.all(projects.map(({ directory }) => compressBuild(path.join(directory, 'dist'))));
}
