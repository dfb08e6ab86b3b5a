import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, type Project } from '../project.ts';
import { fingerprint } from './sources.ts';

/** Number of parallel builds: each keeps one core busy, and swc uses the remaining ones. */
const AT_ONCE = 2;
/** The program of one build, in the same form as this module: TypeScript in its sources, JavaScript in the package. */
const program = path.join(import.meta.dirname, `build-unit${path.extname(import.meta.filename)}`);

/** Builds the projects; with `stale` only those that are not built or are older than their sources. */
export async function buildProjects(projects: readonly Project[], { stale }: { stale: boolean }): Promise<void> {
  const waiting = projects
    .map((project) => ({ project, print: fingerprint(project) }))
    .filter(({ project, print }) => !stale || storedFingerprint(project) !== print);
  if (waiting.length === 0) return;
  console.log(`Derleniyor: ${waiting.map(({ project: { unit } }) => folderOf(unit)).join(', ')} …`);
  const next = async (): Promise<void> => {
    const entry = waiting.shift();
    if (!entry) return;
    await build(entry.project, entry.print);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function build(project: Project, print: string): Promise<void> {
  const startedAt = performance.now();
  const name = folderOf(project.unit);
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [program, project.directory], { stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} derlenemedi.`))));
  });
  writeFileSync(printFile(project), print);
  console.log(`  ${name.padEnd(14)} ${((performance.now() - startedAt) / 1000).toFixed(1)} sn`);
}

const printFile = ({ directory }: Project) => path.join(directory, 'dist/.sources');

function storedFingerprint(project: Project): string | null {
  return existsSync(printFile(project)) ? readFileSync(printFile(project), 'utf8') : null;
}
