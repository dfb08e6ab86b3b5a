import { parseArgs } from 'node:util';
import { checkProject } from '../check/check-project.ts';
import type { Finding } from '../check/finding.ts';
import { openProject } from '../project.ts';
import { siteOf } from '../site-address.ts';

/** `vitrin-remote check`: says what the team has to change, above all after an upgrade of the site. */
export async function checkCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const project = openProject(process.cwd());
  const site = siteOf(project);
  const findings = await checkProject(project, site, process.env['VITRIN_PUBLISH_SECRET']);
  if (values.json) console.log(JSON.stringify({ site, findings }));
  else for (const finding of findings) console.log(textOf(finding));
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

const marks = { ok: '✓', advice: '!', failed: '✗' } as const;

function textOf({ state, text, fix }: Finding): string {
  return `${marks[state]} ${text}${fix === null ? '' : `\n    ${fix}`}`;
}
