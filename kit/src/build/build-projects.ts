import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, type Project } from '../project.ts';
import { BUILT } from './built-message.ts';
import { fingerprint } from './sources.ts';

/** Number of parallel builds: each keeps one core busy, and swc uses the remaining ones. */
const AT_ONCE = 2;
/**
 * Three semi-spaces of 64 MB: a build creates millions of objects that live until its end, and with V8's default each
 * collection of the young generation copies them.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';
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
    const { ended } = await build(entry.project, entry.print);
    if (waiting.length === 0) return;
    await ended;
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Resolves when the build is complete; its process may then still store the build cache. */
async function build(project: Project, print: string): Promise<{ ended: Promise<unknown> }> {
  const startedAt = performance.now();
  const name = folderOf(project.unit);
  const child = spawn(process.execPath, [YOUNG_GENERATION, program, project.directory], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === BUILT && resolve());
    child.on('exit', () => reject(new Error(`${name} derlenemedi.`)));
  });
  writeFileSync(printFile(project), print);
  console.log(`  ${name.padEnd(14)} ${((performance.now() - startedAt) / 1000).toFixed(1)} sn`);
  return { ended };
}

/** Returns true if the build of the project is the one of its sources. */
export function isBuilt(project: Project): boolean {
  return storedFingerprint(project) === fingerprint(project);
}

const printFile = ({ directory }: Project) => path.join(directory, 'dist/.sources');

function storedFingerprint(project: Project): string | null {
  return existsSync(printFile(project)) ? readFileSync(printFile(project), 'utf8') : null;
}
