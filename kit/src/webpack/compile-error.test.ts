import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from '../dev/compile/run-once.ts';

test('an error in a source file names the place, without the native stack of the compiler', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-error-'));
  process.env['RUST_BACKTRACE'] = '1';
  const { scriptLoader } = await import('./base.ts');
  writeFileSync(path.join(folder, 'index.ts'), 'export const x = ;\n');
  const loader = { test: /\.ts$/, loader: scriptLoader, options: { jsc: { parser: { syntax: 'typescript' } } } };
  const compiling = runOnce({ mode: 'development', context: folder, entry: './index.ts', module: { rules: [loader] } });
  const text = await compiling.then(() => '', String);
  expect(text).toContain('export const x = ;');
  expect(text).not.toContain('backtrace');
  rmSync(folder, { recursive: true });
});
