import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partialCopy } from '../partial-copy.ts';
import { root } from '../units.ts';
import { copyModule } from './copy-module.ts';
import { nameModule } from './name-module.ts';
import { registerModule } from './register-module.ts';

const ambient = ['remote-admin/src/ambient.d.ts', 'tools/src/globals.d.ts', 'kit/types.d.ts'];
const migrations = 'server/src/platform/database/migrations';

let copy: string;

beforeEach(() => {
  copy = partialCopy(['shared-contracts', 'remote-admin', 'remote-public', 'kit', 'tools']);
  for (const source of [migrations, 'server/src/modules/index.ts'])
    cpSync(path.join(root, source), path.join(copy, source), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

/** Those of the server need row types and response schemas, which `npm run drill -- new-module` generates as well. */
test('screens and pages of a generated module pass the type check', () => {
  const module = nameModule('is-ilanlari', 'İş ilanı', 'İş ilanları');
  const files = [...copyModule(copy, module), ...registerModule(copy, module), ...ambient];
  const project = path.join(copy, 'tsconfig.generated.json');
  const sources = files.filter((file) => /^(?:shared-contracts|remote|kit|tools).*\.tsx?$/.test(file));
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files: sources }));
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  expect(spawnSync(tsc, ['--noEmit', '-p', project], { cwd: copy, encoding: 'utf8' }).stdout).toBe('');
}, 180_000);
