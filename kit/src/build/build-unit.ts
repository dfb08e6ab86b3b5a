import { rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, MultiCompiler, MultiStats } from 'webpack';
import { describeRelease } from './describe-release.ts';
import { BUILT } from './built-message.ts';
import { openProject } from '../project.ts';

module.enableCompileCache();

/**
 * Builds one unit in this process: all its bundles, then the descriptor with the hashes of their files. Then sends
 * `BUILT` to the parent process, because it takes seconds to store the build cache.
 */
async function buildUnit(directory: string): Promise<void> {
  const project = openProject(directory);
  const { default: configurations } = (await import(pathToFileURL(path.join(directory, 'webpack.config.ts')).href)) as {
    default: Configuration[];
  };
  rmSync(path.join(directory, 'dist'), { recursive: true, force: true });
  const compiler = webpack(configurations);
  try {
    const descriptor = await describeRelease(project, await run(compiler));
    writeFileSync(path.join(directory, 'dist/release.json'), JSON.stringify(descriptor, null, 2));
    process.send?.(BUILT);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

function run(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack returned no result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-warnings')));
      else resolve(stats);
    });
  });
}

buildUnit(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
