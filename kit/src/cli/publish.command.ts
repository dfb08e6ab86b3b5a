import { openProject } from '../project.ts';
import { readTask } from '../publish/args.ts';
import { withExchangedToken } from '../publish/id-token.ts';
import { readSettings } from '../publish/settings.ts';
import { runTask } from '../publish/tasks.ts';
import { siteOf } from '../site-address.ts';

/** `vitrin-remote release`: publishes the unit in the current folder to a running site. */
export async function publishCommand(args: string[]): Promise<void> {
  const task = readTask(args);
  const project = openProject(process.cwd());
  const { unit: remote } = project;
  const env = { ...process.env, VITRIN_URL: siteOf(project) };
  const settings = await readSettings(await withExchangedToken(env, remote));
  await runTask({ remote, project, settings, print: (text) => console.log(text) }, task);
}

export const promoteCommand = (args: string[]) => publishCommand(['promote', ...args]);
export const rollbackCommand = (args: string[]) => publishCommand(['rollback', ...args]);
export const statusCommand = (args: string[]) => publishCommand(['status', ...args]);
