import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';
import { testsBesideSql } from './tools/src/jest/beside-sql.ts';
import { testFolder } from './tools/src/jest/memory-folder.ts';
import { isShort } from './tools/src/testing/extent.ts';
import { unitFolders } from './tools/src/units.ts';

// Every test process and the private PostgreSQL make their temporary folders there.
process.env.TMPDIR = testFolder();

const helpers = join(import.meta.dirname, 'tools/src/jest');

const ESM_ONLY = [
  '@tabler/icons-react',
  'kysely',
  '@fastify/cookie',
  'cookie',
  'sanitize-html',
  'culori',
  'lru-cache',
  'http-proxy-middleware',
  'httpxy',
  'is-plain-obj',
  'secure-json-parse',
  '@sindresorhus/transliterate',
  'htmlparser2',
  'entities',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'escape-string-regexp',
  'is-plain-object',
  'marked',
  'content-disposition',
  'feed',
  'file-type',
  'eventsource-parser',
  'strtok3',
  'token-types',
  '@tokenizer/inflate',
  'uint8array-extras',
  '@borewit/text-codec',
];

const transform: Config['transform'] = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const common: Config = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  globals: { __SERVER__: false, isShort },
  moduleNameMapper: {
    // Thousands of sign-ins; what they prove does not depend on the cost of a guess.
    '/password-cost\\.ts$': `${helpers}/password-cost.ts`,
    '\\.css$': `${helpers}/empty-style.ts`,
    '\\.woff2$': `${helpers}/empty-style.ts`,
    // It names no entry for `require`, which is what tests load modules by.
    '^file-type$': join(import.meta.dirname, 'node_modules/file-type/index.js'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** Nothing where the folder is not in this copy: a team's may hold its own remote alone. */
function project(displayName: string, rootDir: string, extra: Config): Config[] {
  if (!existsSync(join(import.meta.dirname, rootDir))) return [];
  const settings = {
    ...common,
    displayName,
    rootDir: `<rootDir>/${rootDir}`,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    ...extra,
  };
  return [settings];
}

const inNode: Config = { testEnvironment: 'node', setupFilesAfterEnv: [`${helpers}/node-setup.ts`] };
const inBrowser: Config = {
  testEnvironment: `${helpers}/browser-environment.ts`,
  setupFilesAfterEnv: [`${helpers}/browser-setup.ts`],
};

const remotes = Object.values(unitFolders).filter((folder) => folder !== 'shell');

const config: Config = {
  // One process fewer than cores, jest's own choice, is one on a machine with two.
  maxWorkers: '100%',
  projects: [
    ...project('shared-contracts', 'shared-contracts', inNode),
    ...project('tools', 'tools', inNode),
    ...project('shell', 'shell', {
      ...inBrowser,
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/src/server/'],
    }),
    ...project('shell-server', 'shell', { ...inNode, testMatch: ['<rootDir>/src/server/**/*.test.tsx'] }),
    ...remotes.flatMap((folder) => project(folder, folder, inBrowser)),
    ...project('remote-template', 'tools/template/remote', inBrowser),
    ...project('server-sqlite', 'server', {
      ...inNode,
      globals: { testDatabase: 'sqlite' },
      globalSetup: `${helpers}/sqlite-setup.ts`,
      globalTeardown: `${helpers}/sqlite-teardown.ts`,
    }),
    ...project('server-postgres', 'server', {
      ...inNode,
      // What reaches no database is tested once, beside the embedded one.
      testPathIgnorePatterns: ['/node_modules/', '/surfaces/rendering/', '/releases/rehearsal/', '/picture-work\\.'],
      ...(isShort ? { testMatch: testsBesideSql(join(import.meta.dirname, 'server/src')) } : {}),
      globals: { testDatabase: 'postgres' },
      globalSetup: `${helpers}/postgres-setup.ts`,
      globalTeardown: `${helpers}/postgres-teardown.ts`,
    }),
  ],
};

export default config;
