import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = (file: string) => pathToFileURL(path.join(import.meta.dirname, file)).href;

/** Compiles a file in a process of its own: the compiler reads the environment of the process, of which jest has a copy. */
function compileError(folder: string): string {
  const script = `
    import { scriptLoader } from '${moduleUrl('base.ts')}';
    import { runOnce } from '${moduleUrl('../dev/compile/run-once.ts')}';
    const options = { jsc: { parser: { syntax: 'typescript' } } };
    const rules = [{ test: /\\.ts$/, loader: scriptLoader, options }];
    const configuration = { mode: 'development', context: ${JSON.stringify(folder)}, entry: './index.ts', module: { rules } };
    await runOnce(configuration).catch((error) => console.log(error.message));`;
  const env = { ...process.env, RUST_BACKTRACE: '1' };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env });
}

test('an error in a source file names the place, without the native stack of the compiler', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-error-'));
  writeFileSync(path.join(folder, 'index.ts'), 'export const x = ;\n');
  const text = compileError(folder);
  rmSync(folder, { recursive: true });
  expect(text).toContain('export const x = ;');
  expect(text).not.toContain('backtrace');
});
