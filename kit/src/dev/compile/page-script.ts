import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { scriptLoader } from '../../webpack/base.ts';
import { root } from '../../../../tools/src/units.ts';
import { runOnce } from './run-once.ts';

/** The script that runs first in every page: React for development and the refresh runtime (`browser/`). */
export interface PageScript {
  code: Buffer;
  /** Changes with the content. */
  version: string;
}

const output = path.join(root, 'node_modules/.cache/vitrin-development');
const FILE = 'page.js';

const configuration: Configuration = {
  name: 'page-script',
  mode: 'development',
  devtool: false,
  target: ['web', 'es2022'],
  context: root,
  entry: path.join(import.meta.dirname, '../browser/index.ts'),
  output: { path: output, filename: FILE, iife: true },
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
    cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
};

export async function buildPageScript(): Promise<PageScript> {
  await runOnce(configuration);
  const code = readFileSync(path.join(output, FILE));
  return { code, version: createHash('sha256').update(code).digest('hex').slice(0, 16) };
}
