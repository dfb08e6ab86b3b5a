import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ownMachine } from '../dev/proxy.ts';
import { recordFolder, startRecordedSite, startRecorder } from '../dev/recorded-site.ts';
import { startDevelopment } from '../dev/start-development.ts';
import { openProject, type Project } from '../project.ts';
import { UsageError } from '../publish/settings.ts';
import { siteOf } from '../site-address.ts';

const PORT = 3000;

interface SiteOptions {
  record: boolean;
  offline: boolean;
}

/**
 * `vitrin-remote dev`: runs the project inside a deployed site; every saved change shows in the page. With `--record` the
 * public answers of the site are stored in the project; with `--offline` they take its place. `--host` lets other machines
 * reach it, such as a phone.
 */
export async function devCommand(args: string[]): Promise<void> {
  const options = { port: { type: 'string' }, host: { type: 'string', default: ownMachine }, ...flags } as const;
  const { values } = parseArgs({ args, options });
  if (values.record && values.offline) throw new UsageError('--record ve --offline birlikte kullanılamaz.');
  const project = openProject(process.cwd());
  const port = Number(values.port ?? process.env['PORT'] ?? PORT);
  await startDevelopment(project, { ...(await siteFor(project, values)), port, host: values.host });
}

const flags = { record: { type: 'boolean', default: false }, offline: { type: 'boolean', default: false } } as const;

async function siteFor(project: Project, { record, offline }: SiteOptions): Promise<{ address: string; name: string }> {
  const folder = path.join(project.directory, recordFolder);
  const site = siteOf(project);
  if (record)
    return {
      address: (await startRecorder(site, folder)).address,
      name: `${site} sitesinden, ${recordFolder}/ içine kaydedilerek`,
    };
  if (!offline) return { address: site, name: `${site} sitesinden` };
  if (!existsSync(folder))
    throw new UsageError(`${recordFolder}/ yok: önce siteye bağlıyken “npm run dev -- --record” ile sayfaları açın.`);
  return { address: (await startRecordedSite(folder)).address, name: `${recordFolder}/ kaydından` };
}
