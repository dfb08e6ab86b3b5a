import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';
import { assets, inBrowser, transform } from '@vitrin/remote-kit/jest';
import { testFilesBelow, postgresTests } from './tools/src/jest/postgres-tests.ts';
import { groupedTests } from './tools/src/jest/grouped-tests.ts';
import { testFolder } from './tools/src/jest/memory-folder.ts';
import { affectedTests } from './tools/src/testing/affected-tests.ts';
import { changedFiles, isFullSuite, isShortRun, scope } from './tools/src/testing/extent.ts';
import { pathFrom, pathFromRoot } from './tools/src/testing/import-graph.ts';
import { unitFolders } from './tools/src/units.ts';

// All test processes and the private PostgreSQL create their temporary folders here.
process.env.TMPDIR = testFolder();

const NOT_ON_POSTGRES = /\/site\/rendering\/|\/releases\/smoke-test\/|\/loaded-packages\./;

/**
 * Two builds of a remote, half a minute; the types of a generated module, which a drill checks too; a hundred previews.
 * The journeys build, publish and preview as well.
 */
const NOT_IN_SHORT_RUN = ['/same-build\\.', '/generated-types\\.'];

const helpers = join(import.meta.dirname, 'tools/src/jest');

const ESM_ONLY = [
  '@tabler/icons-react',
  'jose',
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
  'parse5',
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
  'age-encryption',
  '@noble/ciphers',
  '@noble/curves',
  '@noble/hashes',
  '@noble/post-quantum',
  '@scure/base',
  '@seriousme/openapi-schema-validator',
];

const ignoredFolders = ['/node_modules/', '/dist/'];

const common: Config = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  globals: { __SERVER__: false, isShort: isShortRun },
  moduleNameMapper: {
    // Tests sign in thousands of times; what they verify does not depend on the cost of the password hash.
    '/password-cost\\.ts$': `${helpers}/password-cost.ts`,
    ...assets,
    // The package has no `require` entry, which jest uses to load modules.
    '^file-type$': join(import.meta.dirname, 'node_modules/file-type/index.js'),
  },
  testPathIgnorePatterns: ignoredFolders,
};

/** Tests that the change can break; null for all tests. */
const affected = isShortRun ? affectedTests(changedFiles) : null;

/** Returns the tests below a folder that this run plays. */
function testsBelow(folder: string): string[] {
  return testFilesBelow(folder).filter((file) => affected?.has(pathFromRoot(file)) ?? true);
}

/**
 * Returns no project when the folder is missing, because a team's copy may contain only its own remote, and when the
 * change can break none of its tests. Jest takes an empty list of patterns for all files.
 */
function project(displayName: string, rootDir: string, extra: Config, tests = 'src'): Config[] {
  const folder = join(import.meta.dirname, rootDir, tests);
  if (!existsSync(folder)) return [];
  const testMatch = affected
    ? testsBelow(folder).map((file) => `<rootDir>/${tests}/${pathFrom(folder, file)}`)
    : [`<rootDir>/${tests}/**/*.test.{ts,tsx}`];
  const settings = { ...common, displayName, rootDir: `<rootDir>/${rootDir}`, testMatch, ...extra };
  return settings.testMatch.length > 0 ? [settings] : [];
}

const inNode: Config = { testEnvironment: 'node', setupFilesAfterEnv: [`${helpers}/node-setup.ts`] };
/** Only the panel stores drafts. */
function browserSetup(folder: string): Config {
  if (folder !== 'remote-admin') return inBrowser;
  return { ...inBrowser, setupFilesAfterEnv: [...(inBrowser.setupFilesAfterEnv ?? []), `${helpers}/draft-setup.ts`] };
}

const serverSource = join(import.meta.dirname, 'server/src');

/**
 * Faults of server bundles, rejected releases and a hundred previews: the journeys of every run cover the first two
 * with real releases.
 */
const SERVER_NOT_IN_SHORT_RUN = scope.features.has('releases')
  ? /\/preview-leaks\./
  : /\/smoke-test\/|\/rendering\/renderer\.|\/preview-leaks\./;

/** The matrix of routes and roles does not depend on the database; its 4,000 cells take half a minute. */
const NOT_ON_POSTGRES_IN_SHORT_RUN = /\/access-matrix\./;

/**
 * Selects the server's tests for a database; those of `NOT_ON_POSTGRES` use no database and run only in the SQLite
 * project.
 */
function serverTests(database: 'sqlite' | 'postgres'): Pick<Config, 'testMatch'> {
  const isAlways = database === 'sqlite' || !isShortRun;
  if (!existsSync(serverSource) || (isAlways && !isFullSuite && !affected)) return {};
  const all = isAlways ? testsBelow(serverSource) : postgresTests(serverSource, scope.features);
  const files = all.filter((file) => !isShortRun || !SERVER_NOT_IN_SHORT_RUN.test(file));
  const excluded = [NOT_ON_POSTGRES, ...(isShortRun ? [NOT_ON_POSTGRES_IN_SHORT_RUN] : [])];
  const own = database === 'sqlite' ? files : files.filter((file) => !excluded.some((each) => each.test(file)));
  return {
    testMatch: isFullSuite
      ? groupedTests(own, join(import.meta.dirname, 'server/grouped-tests', database), { size: 12 })
      : own,
  };
}

/**
 * Excludes remote-auth: its redirect runs on a two-second timer, which would outlive one test file and fire in the
 * next.
 */
const groupedRemotes = new Set(['remote-admin', 'remote-public']);

function remoteTests(folder: string): Pick<Config, 'testMatch'> {
  const source = join(import.meta.dirname, folder, 'src');
  if (!isFullSuite || !groupedRemotes.has(folder) || !existsSync(source)) return {};
  const grouping = {
    size: 8,
    preamble: `const { emptyPage } = require('${helpers}/empty-page.ts');`,
    beforeFile: 'beforeAll(emptyPage);',
  };
  return {
    testMatch: groupedTests(testsBelow(source), join(import.meta.dirname, folder, 'grouped-tests'), grouping),
  };
}

const remotes = Object.values(unitFolders).filter((folder) => folder !== 'shell');

const config: Config = {
  // Jest's default, one process fewer than cores, would mean a single process on a machine with two.
  maxWorkers: '100%',
  // A worker's memory grows with each file, and with it the cost of garbage collection: a tenth of the time of all
  // tests.
  workerIdleMemoryLimit: '500MB',
  ...(isFullSuite ? { testSequencer: `${helpers}/largest-first.ts` } : {}),
  projects: [
    ...project('shared-contracts', 'shared-contracts', inNode),
    ...project('tools', 'tools', {
      ...inNode,
      testPathIgnorePatterns: [...ignoredFolders, ...(isShortRun ? NOT_IN_SHORT_RUN : [])],
    }),
    ...project('kit', 'kit', inNode),
    ...project('bench', 'bench', inNode),
    ...project('shell', 'shell', {
      ...inBrowser,
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/src/server/'],
    }),
    ...project('shell-server', 'shell', inNode, 'src/server'),
    ...remotes.flatMap((folder) => project(folder, folder, { ...browserSetup(folder), ...remoteTests(folder) })),
    ...project('remote-template', 'kit/template', inBrowser),
    ...project('server-sqlite', 'server', {
      ...inNode,
      ...serverTests('sqlite'),
      globals: { testDatabase: 'sqlite' },
      globalSetup: `${helpers}/sqlite-setup.ts`,
      globalTeardown: `${helpers}/sqlite-teardown.ts`,
    }),
    // Only SQL can behave differently on the other database.
    ...(scope.hasSql
      ? project('server-postgres', 'server', {
          ...inNode,
          testPathIgnorePatterns: ['/node_modules/', NOT_ON_POSTGRES.source],
          ...serverTests('postgres'),
          globals: { testDatabase: 'postgres' },
          globalSetup: `${helpers}/postgres-setup.ts`,
          globalTeardown: `${helpers}/postgres-teardown.ts`,
        })
      : []),
  ],
};

export default config;
