/** Import rules between packages and layers; docs/architecture.md gives the reasons. */

const { panelRules } = require('./.panel-rules.cjs');
const { publicFeaturePaths, publicPaths } = require('./.public-files.cjs');

const remotes = '^remote-[^/]+/';
const tests = '\\.test\\.tsx?$';
/**
 * The modules of shared-contracts that hold page state; all other modules of the package are also imported by the
 * server.
 */
const pageParts = '^shared-contracts/src/runtime/(state|http|router|section-slot|static-router)\\.ts$';
const pageLibraries = '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|axios|js-cookie)/';

/** Entry points and start-up files of the server process. */
const starting = ['main', 'start', 'app', 'api', 'open-services', 'daily-destruction', 'start-up'];
const aboveModules = [...starting, 'cli', 'demo'];
const aboveContent = [...aboveModules, 'site', 'modules', 'services', 'server-module'];

/** Builds the rule that files below `server/src/<folder>` must not import from the layers above it. */
const layer = (folder, comment, above) => ({
  name: `server-${folder.replace('/', '-')}-imports-nothing-above`,
  comment,
  severity: 'error',
  from: { path: `^server/src/${folder}/`, pathNot: tests },
  to: { path: `^server/src/(${above.join('|')})(/|\\.)` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Circular dependencies are forbidden, also type-only ones: merge the two files or extract a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import cannot be resolved.',
      severity: 'error',
      from: { pathNot: '\\.d\\.ts$' },
      to: { couldNotResolve: true, pathNot: '\\.(css|woff2|svg|png)$' },
    },
    {
      name: 'not-to-tests',
      comment: 'Production code must not import tests.',
      severity: 'error',
      from: { pathNot: [tests, '^e2e/'] },
      to: { path: tests },
    },
    {
      name: 'remote-features-apart',
      comment:
        'A feature of a remote imports from other features only what .public-files.cjs declares; other shared code belongs in src/shared, of the panel in one of its rooms.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: ['^$1/src/features/$2/', ...publicFeaturePaths] },
    },
    {
      name: 'remote-features-below-app',
      comment: 'app → features → shared, never upwards.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/features/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'remote-shared-at-the-bottom',
      comment: 'app → features → shared, never upwards.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/shared/' },
      to: { path: '^$1/src/(app|features)/' },
    },
    ...panelRules,
    {
      name: 'remote-alone',
      comment:
        'A remote imports itself, shared-contracts and libraries: never another remote, the shell, the server or tools.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/' },
      to: { pathNot: ['^$1/', '^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The boot block names the remote to load. The shell imports only shared-contracts and libraries.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { pathNot: ['^shell/', '^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'browser-without-node',
      comment: 'Browser code must not use Node.js modules.',
      severity: 'error',
      from: {
        path: [`${remotes}src/`, '^shell/src/', '^shared-contracts/src/'],
        pathNot: [tests, '^shell/src/server/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-imports-no-surface',
      comment:
        'The server uses built releases, never the sources of the shell and the remotes. Exceptions: tests that share a helper with the drills or with the tools of the API surface, and the fake mail server that journeys use too.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '/(fuzz|response-schemas|availability|wait-for-database|versions-apart)\\.test\\.ts$',
      },
      to: {
        path: [remotes, '^shell/', '^tools/', '^e2e/', '^bench/'],
        pathNot: '^tools/src/testing/fake-smtp-server\\.ts$',
      },
    },
    {
      name: 'server-testing-for-tests',
      comment: 'Production code must not import test helpers.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/testing/', tests] },
      to: { path: '^server/src/testing/' },
    },
    {
      name: 'kit-alone',
      comment: 'Teams install the kit: it imports itself, the contracts and libraries.',
      severity: 'error',
      from: { path: '^kit/' },
      to: { pathNot: ['^kit/', '^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'tools-alone',
      comment: 'Tools must not import the site: a team has only the tools and its own remote.',
      severity: 'error',
      from: { path: '^tools/src/' },
      to: { path: [remotes, '^server/', '^shell/', '^e2e/', '^bench/'] },
    },
    {
      name: 'e2e-through-the-doors',
      comment: 'e2e tests and drills use HTTP, the command line and the browser, as users do.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(server|shell|remote-[^/]+)/src/' },
    },
    {
      name: 'server-imports-no-page-parts',
      comment: 'state, http and router run in the browser only.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: [pageParts, pageLibraries] },
    },
    {
      name: 'server-modules-apart',
      comment: 'A module imports from other modules only their services and what .public-files.cjs declares.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/modules/[^/]+/', pathNot: ['^server/src/modules/$1/', ...publicPaths] },
    },
    {
      name: 'server-modules-by-their-public-files',
      comment:
        'The site, the command line, the demo and the startup code import from modules only services and what .public-files.cjs declares.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/(modules|testing)/', tests] },
      to: { path: '^server/src/modules/[^/]+/', pathNot: publicPaths },
    },
    {
      name: 'server-modules-by-their-list',
      comment: 'Code that applies to all modules loops over modules/index.ts; no other file imports a module.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/modules/index\\.ts$', tests] },
      to: { path: '\\.module\\.ts$' },
    },
    {
      name: 'server-services-for-routes',
      comment:
        'Below its routes a module takes the platform or the content layer; only releases keep more in memory than they offer.',
      severity: 'error',
      from: {
        path: '^server/src/modules/',
        pathNot: ['\\.(routes|module|process)\\.ts$', '^server/src/modules/releases/', tests],
      },
      to: { path: '^server/src/services\\.ts$' },
    },
    layer(
      'site',
      'The site renders documents from modules; the code that starts the server is a higher layer.',
      aboveModules,
    ),
    // Exception for rendering: the smoke test of a release renders pages with the same code as the site.
    layer('modules', 'modules → content → platform: never upwards.', [...aboveModules, 'site(?!/rendering/)']),
    layer('content', 'modules → content → platform: never upwards.', [...aboveContent, 'releases']),
    layer('releases', 'modules → releases → platform: never upwards.', [...aboveContent, 'content']),
    layer('platform', 'modules → content and releases → platform: never upwards.', [
      ...aboveContent,
      'content',
      'releases',
    ]),
    layer('config', 'The configuration is loaded before everything else, so it must not depend on it.', [
      ...aboveContent,
      'content',
      'releases',
    ]),
    layer('start-up', 'The startup checks must not depend on the site.', [
      'main',
      'start',
      'app',
      'api',
      'cli',
      'demo',
      'site',
      'modules',
      'content',
      'releases',
    ]),
    layer('cli', 'The command line only parses arguments, calls services and prints.', [
      'main',
      'start',
      'app',
      'api',
      'site',
      'demo',
    ]),
    layer('demo', 'The demo content is created as staff would create it.', [...starting, 'cli', 'site']),
    layer('platform/database', 'The database layer must not depend on the layers above it.', [
      'platform/auth',
      'platform/http',
    ]),
    {
      name: 'server-repositories-know-no-http',
      comment: 'routes → service → repository, never upwards.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: {
        path: ['\\.(routes|service)\\.ts$', '^server/src/platform/http/', '(^|/)node_modules/(fastify|@fastify)/'],
      },
    },
    {
      name: 'server-services-know-no-http',
      comment: 'routes → service → repository, never upwards; HTTP stays in routes.',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: ['\\.routes\\.ts$', '(^|/)node_modules/(fastify|@fastify)/'] },
    },
    {
      name: 'server-domain-errors-below-routes',
      comment:
        'Below the routes a rejection is an error from platform/errors.ts with its message; platform/http assigns the status.',
      severity: 'error',
      from: { path: ['\\.service\\.ts$', '^server/src/(content|platform/auth)/'], pathNot: tests },
      to: { path: '^server/src/platform/http/(problem|errors)\\.ts$' },
    },
    {
      name: 'server-sql-in-repositories',
      comment: 'SQL belongs in *.repository.ts and in platform/database/.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.repository\\.ts$', '^server/src/(platform/database|testing)/', tests],
      },
      to: { path: '(^|/)node_modules/(kysely|better-sqlite3|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-contracts-alone',
      comment: 'shared-contracts imports no other workspace of this repository.',
      severity: 'error',
      from: { path: '^shared-contracts/src/' },
      to: { pathNot: ['^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'shared-contracts-free-of-the-page',
      comment: 'Code that the server imports must be free of React, the router and DOM libraries.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: [pageParts, tests] },
      to: { path: [pageParts, pageLibraries], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-parts-by-package-name',
      comment: 'A relative import of a shared singleton creates a second copy of its state.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: tests },
      to: { path: pageParts, dependencyTypes: ['local'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-router-and-one-http-client',
      comment: 'Import the router and axios through shared-contracts; only the shell may host the real router.',
      severity: 'error',
      from: { pathNot: ['^shared-contracts/', '^shell/'] },
      to: { path: '(^|/)node_modules/(react-router|react-router-dom|axios)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|grouped-tests)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
