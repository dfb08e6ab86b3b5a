import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** `vitrin-remote test`: runs Jest with the project's own configuration or, without one, with that of this package. */
export async function testCommand(args: string[]): Promise<void> {
  const hasOwn = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].some((type) => existsSync(`jest.config.${type}`));
  const preset = path.join(import.meta.dirname, `../jest/default-config${path.extname(import.meta.filename)}`);
  const config = hasOwn ? [] : ['--config', preset, '--rootDir', process.cwd()];
  const child = spawn(process.execPath, [resolve('jest/bin/jest'), ...config, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
