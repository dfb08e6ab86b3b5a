import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { scriptLoader } from '../../webpack/base.ts';
import type { Project } from '../../project.ts';
import { runOnce } from './run-once.ts';

/** The script that runs first in every page: React for development and the refresh runtime (`browser/`). */
export interface PageScript {
  code: Buffer;
  /** Changes with the content. */
  version: string;
}

const FILE = 'page.js';

/** Returns the folder for what `vitrin-remote dev` compiles once. */
export function developmentCache({ root }: Pick<Project, 'root'>): string {
  return path.join(root, 'node_modules/.cache/vitrin-development');
}

function configurationOf(project: Pick<Project, 'root'>): Configuration {
  return {
    name: 'page-script',
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    context: project.root,
    entry: path.join(import.meta.dirname, `../browser/index${path.extname(import.meta.filename)}`),
    output: { path: developmentCache(project), filename: FILE, iife: true },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: scriptLoader,
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    performance: false,
    cache: {
      type: 'filesystem',
      name: 'page-script',
      cacheDirectory: path.join(project.root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

export async function buildPageScript(project: Pick<Project, 'root'>): Promise<PageScript> {
  await runOnce(configurationOf(project));
  const code = readFileSync(path.join(developmentCache(project), FILE));
  return { code, version: createHash('sha256').update(code).digest('hex').slice(0, 16) };
}
