import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NamedModule } from './name-module.ts';

/** One insertion into a file: `text` is inserted before the first `before` that follows `after`. */
interface Addition {
  after: string;
  before: string;
  text: string;
}

/** Adds the module to the lists that the product iterates over. Returns the changed files. */
export function registerModule(root: string, module: NamedModule): string[] {
  const additions = additionsFor(module);
  for (const [file, list] of Object.entries(additions)) {
    const whole = path.join(root, file);
    writeFileSync(whole, list.reduce(added, readFileSync(whole, 'utf8')));
  }
  return Object.keys(additions);
}

function additionsFor({ name, camel, pascal, label }: NamedModule): Readonly<Record<string, readonly Addition[]>> {
  return {
    'shared-contracts/src/modules/record-modules.ts': [
      {
        after: 'export const recordModules = {',
        before: '} as const',
        text: `'${name}': { label: ${JSON.stringify(label)}, role: 'editor' },\n`,
      },
    ],
    'shared-contracts/src/records/record-definitions.ts': [
      {
        after: '',
        before: 'import { articleDefinition }',
        text: `import { ${camel}Definition } from '../modules/${name}.ts';\n`,
      },
      { after: 'redirectDefinition,', before: '  ].map(', text: `${camel}Definition,\n` },
    ],
    'server/src/modules/index.ts': [
      {
        after: '',
        before: '\n/**',
        text: `import { ${camel}Module } from './${name}/${name}.module.ts';\n`,
      },
      { after: 'export const modules', before: '];', text: `${camel}Module,\n` },
    ],
    'remote-admin/src/features/index.ts': [
      { after: '', before: '\n/**', text: `import { ${camel} } from './${name}/${name}.module.tsx';\n` },
      { after: 'export const modules', before: '] as const', text: `${camel},\n` },
    ],
    'remote-public/src/app/routes.tsx': [
      {
        after: '',
        before: 'import { innerRouteId',
        text: `import { load${pascal}, load${pascal}Record } from '../features/${name}/${name}.loader.ts';\n`,
      },
      {
        after: '',
        before: 'import { publicPaths }',
        text: `import { ${camel}Paths } from '@vitrin/shared-contracts/modules/${name}';\n`,
      },
      { after: 'function innerPages', before: '];\n', text: route({ name, camel, pascal }) },
    ],
  };
}

function route({ name, camel, pascal }: Pick<NamedModule, 'name' | 'camel' | 'pascal'>): string {
  return `{
    id: '${name}',
    path: ${camel}Paths.page,
    loader: () => load${pascal}(context),
    lazy: () => import(/* webpackChunkName: "${name}" */ '../features/${name}/${name}.route.ts'),
  },
  {
    id: '${name}-record',
    path: ${camel}Paths.record(':slug'),
    loader: ({ params }) => load${pascal}Record(context, params.slug ?? ''),
    lazy: () => import(/* webpackChunkName: "${name}-record" */ '../features/${name}/${name}-record.route.ts'),
  },\n`;
}

function added(text: string, { after, before, text: addition }: Addition): string {
  const start = text.indexOf(after);
  const place = start === -1 ? -1 : text.indexOf(before, start + after.length);
  if (place === -1) throw new Error(`No list found between ${JSON.stringify(after)} and ${JSON.stringify(before)}`);
  return text.slice(0, place) + addition + text.slice(place);
}
