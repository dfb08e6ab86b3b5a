import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from '../dev/compile/run-once.ts';
import { compileHint, HINT } from './compile-hint.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compile-hint-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('scripts have the hint after minification, large ones do not', async () => {
  const source = {
    'index.js': "import('./screen.js'); import('./library.js');",
    'screen.js': "export const name = 'screen';",
    'library.js': `export const data = ${JSON.stringify('x'.repeat(400_000))};`,
  };
  for (const [file, text] of Object.entries(source)) writeFileSync(path.join(folder, file), text);
  await runOnce({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist'), filename: 'entry.js', chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named' },
    performance: false,
    plugins: [compileHint],
  });
  const hasHint = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8').startsWith(HINT);
  expect(['entry.js', 'screen_js.js', 'library_js.js'].map(hasHint)).toEqual([true, true, false]);
});
