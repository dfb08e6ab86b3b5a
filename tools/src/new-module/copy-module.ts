import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NamedModule } from './name-module.ts';

const template = path.join(import.meta.dirname, '../../template/module');
const ENDING = '.template';
const migrations = 'server/src/platform/database/migrations';

/** Writes the module's own files below `root`, copied from the template. Returns their paths. */
export function copyModule(root: string, module: NamedModule): string[] {
  const { name } = module;
  const folders = {
    contracts: 'shared-contracts/src/modules',
    migration: migrations,
    server: `server/src/modules/${name}`,
    panel: `remote-admin/src/features/${name}`,
    public: `remote-public/src/features/${name}`,
    'public-test': 'remote-public/src/app',
  };
  const prefixes = { migration: `${nextMigration(root)}-` };
  return Object.entries(folders).flatMap(([part, folder]) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    return readdirSync(path.join(template, part)).map((source) => {
      const prefix = part in prefixes ? prefixes.migration : '';
      const file = path.join(folder, prefix + renamed(source.replace(ENDING, ''), module));
      const text = renamed(readFileSync(path.join(template, part, source), 'utf8'), module);
      writeFileSync(path.join(root, file), text, { flag: 'wx' });
      return file;
    });
  });
}

function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, migrations)).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function renamed(text: string, { name, camel, pascal, snake, label, plural }: NamedModule): string {
  return text
    .replaceAll('example-items', name)
    .replaceAll('exampleItems', camel)
    .replaceAll('ExampleItems', pascal)
    .replaceAll('example_items', snake)
    .replaceAll('Örnek kayıtlar', () => plural)
    .replaceAll('Örnek kayıt', () => label)
    .replaceAll('örnek kayıt', () => label.toLocaleLowerCase('tr'));
}
