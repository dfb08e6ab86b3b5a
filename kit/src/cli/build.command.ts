import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProjects } from '../build/build-projects.ts';
import { buildForOtherHosts } from '../build/build-standalone.ts';
import { openProject } from '../project.ts';

/** `vitrin-remote build`: builds the project in the current folder, if its sources have changed. */
export async function buildCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { standalone: { type: 'boolean', default: false } } });
  const project = openProject(process.cwd());
  if (!values.standalone) return buildProjects([project], { stale: true });
  const folder = await buildForOtherHosts(project);
  console.log(`${path.relative(project.directory, folder)}: başka bir kabuk için derlendi (mf-manifest.json).`);
}
