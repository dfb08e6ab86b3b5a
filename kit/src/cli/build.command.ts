import { parseArgs } from 'node:util';
import { buildProjects } from '../build/build-projects.ts';
import { openProject } from '../project.ts';

/** `vitrin-remote build`: builds the project in the current folder, if its sources have changed. */
export async function buildCommand(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  await buildProjects([openProject(process.cwd())], { stale: true });
}
