import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from './compile.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'vitrin-compile-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function compiled(source: string) {
  const file = path.join(folder, 'source.ts');
  writeFileSync(file, source);
  const { code, files, packages } = compile(file);
  return { code, packages, files: files.map((name) => path.relative(folder, name)) };
}

test('types disappear, and lines and columns stay', () => {
  const { code } = compiled("import type { A } from './a.ts';\nconst one: number = 1;\nexport const two = one;\n");
  expect(code.split('\n').slice(1)).toEqual(['const one         = 1;', 'export const two = one;', '']);
});

test('imports and programs name JavaScript files', () => {
  const source = [
    "import { a } from './a.ts';",
    "export * from '../b.ts';",
    "const late = () => import('./late.ts');",
    "const program = new URL('./work.process.ts', import.meta.url);",
    "const text = './other.ts';",
  ].join('\n');
  const { code, files } = compiled(source);
  expect(code).toBe(source.replace(/(?<!other)\.ts/g, '.js'));
  expect(files).toEqual(['a.ts', '../b.ts', 'late.ts', 'work.process.ts']);
});

test('packages are named, without those of Node.js', () => {
  const source =
    "import fs from 'node:fs';\nimport { object } from 'yup';\nimport '@vitrin/shared-contracts/paths';\nfs(object);";
  expect(compiled(source).packages).toEqual(['yup', '@vitrin/shared-contracts/paths']);
});
