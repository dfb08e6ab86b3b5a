import { parseArgs } from 'node:util';
import { startDevelopment } from '../dev/start-development.ts';
import { openProject } from '../project.ts';
import { siteOf } from '../site-address.ts';

const PORT = 3000;

/** `vitrin-remote dev`: runs the project inside a deployed site; every saved change shows in the page. */
export async function devCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const project = openProject(process.cwd());
  const port = Number(values.port ?? process.env['PORT'] ?? PORT);
  await startDevelopment(project, { address: siteOf(project), port });
}
