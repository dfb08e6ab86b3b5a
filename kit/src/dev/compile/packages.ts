import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Project } from '../../project.ts';
import { importedPackages } from './imported-packages.ts';
import { reactOfPage } from './page-modules.ts';
import { developmentCache, type PageScript } from './page-script.ts';
import { runOnce } from './run-once.ts';

/** The installed packages of a unit, compiled once: they are most of its modules, and do not change. */
export interface CompiledPackages {
  /** Script that must run before the unit. */
  script: PageScript;
  /** Makes a bundle of the unit use them. */
  reference: WebpackPluginInstance;
}

/** Compiles the packages that the unit imports, unless that was done before. Null when it imports none. */
export async function compilePackages(project: Project): Promise<CompiledPackages | null> {
  const { unit, directory, root } = project;
  const output = developmentCache(project);
  const requests = importedPackages(path.join(directory, 'src'));
  if (requests.length === 0) return null;
  const name = `vitrin_packages_${unit}`;
  const version = hashOf(project, requests);
  const files = { script: `${name}-${version}.js`, manifest: path.join(output, `${name}-${version}.json`) };
  if (!existsSync(files.manifest)) {
    removeOlder(output, name);
    const unfinished = `${files.manifest}.new`;
    await runOnce(configurationOf(project, { requests, name, script: files.script, manifest: unfinished }));
    renameSync(unfinished, files.manifest);
  }
  return {
    script: { code: readFileSync(path.join(output, files.script)), version },
    reference: new webpack.DllReferencePlugin({ context: root, manifest: files.manifest, name, sourceType: 'var' }),
  };
}

function removeOlder(output: string, name: string): void {
  const older = existsSync(output) ? readdirSync(output).filter((file) => file.startsWith(`${name}-`)) : [];
  for (const file of older) rmSync(path.join(output, file));
}

function hashOf({ root }: Project, requests: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([requests, reactOfPage]));
  for (const file of [path.join(root, 'package-lock.json'), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

interface Library {
  requests: string[];
  /** Global variable of the script. */
  name: string;
  script: string;
  manifest: string;
}

function configurationOf(project: Project, { requests, name, script, manifest }: Library): Configuration {
  const { directory, root } = project;
  return {
    name,
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    context: directory,
    entry: { [name]: requests },
    output: { path: developmentCache(project), filename: script, library: { name, type: 'var' } },
    externals: reactOfPage,
    // A package may be imported in another way by the next change.
    optimization: { providedExports: false, usedExports: false, sideEffects: false },
    plugins: [new webpack.DllPlugin({ context: root, name, path: manifest, entryOnly: false })],
    performance: false,
  };
}
