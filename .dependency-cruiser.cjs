/** Import rules between packages and layers; docs/architecture.md gives the reasons. */

const { publicFeaturePaths, publicPaths } = require('./.public-files.cjs');

const remotes = '^remote-[^/]+/';
const tests = '\\.test\\.tsx?$';
/**
 * The modules of shared-contracts that hold page state; all other modules of the package are also imported by the
 * server.
 */
const pageParts = '^shared-contracts/src/runtime/(state|http|router|static-router)\\.ts$';
const pageLibraries = '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|axios|js-cookie)/';

/** Entry points and start-up files of the server process. */
const starting = ['main', 'start', 'app', 'api', 'open-services', 'daily-destruction', 'start-up'];
const aboveModules = [...starting, 'cli', 'demo'];
const aboveContent = [...aboveModules, 'site', 'modules'];

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
      comment: 'Two files that need each other, if only for a type, are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|woff2|svg|png)$' },
    },
    {
      name: 'not-to-tests',
      comment: 'Product code never rests on a test.',
      severity: 'error',
      from: { pathNot: [tests, '^e2e/'] },
      to: { path: tests },
    },
    {
      name: 'remote-features-apart',
      comment:
        'Features of a remote import of each other what .public-files.cjs declares; what else two need goes to src/shared.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: ['^$1/src/features/$2/', ...publicFeaturePaths] },
    },
    {
      name: 'panel-features-by-their-list',
      comment: 'The panel reaches its features by their modules, in a loop over features/index.ts.',
      severity: 'error',
      from: { path: '^remote-admin/src/app/', pathNot: tests },
      to: { path: '^remote-admin/src/features/', pathNot: '^remote-admin/src/features/index\\.ts$' },
    },
    {
      name: 'panel-modules-by-their-list',
      comment: 'What concerns all features is a loop over features/index.ts; nothing else names a module.',
      severity: 'error',
      from: { path: '^remote-admin/src/', pathNot: '^remote-admin/src/features/index\\.ts$' },
      to: { path: '\\.module\\.tsx$' },
    },
    {
      name: 'panel-list-of-modules',
      comment: 'The list holds modules and nothing of their insides.',
      severity: 'error',
      from: { path: '^remote-admin/src/features/index\\.ts$' },
      to: { pathNot: '\\.module\\.tsx$' },
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
    {
      name: 'remote-alone',
      comment:
        'A remote imports itself, shared-contracts and libraries: never a sibling, the shell, the server or tools.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/' },
      to: { pathNot: ['^$1/', '^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'shell-knows-no-remote',
      comment:
        'Which remote there is, is data in the boot block. The shell imports shared-contracts and libraries only.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { pathNot: ['^shell/', '^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'browser-without-node',
      comment: 'What runs in a browser uses nothing of Node.',
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
        'The server knows built releases, never the sources of shell and remotes. Two tests ask the fuzz drill for all routes.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '/(fuzz|answer-schemas)\\.test\\.ts$' },
      to: { path: [remotes, '^shell/', '^tools/', '^e2e/', '^bench/'] },
    },
    {
      name: 'server-testing-for-tests',
      comment: 'What helps tests is no part of the product.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/testing/', tests] },
      to: { path: '^server/src/testing/' },
    },
    {
      name: 'tools-alone',
      comment: 'A team has the tools and its remote, and nothing of the site.',
      severity: 'error',
      from: { path: '^tools/src/' },
      to: { path: [remotes, '^server/', '^shell/', '^e2e/', '^bench/'] },
    },
    {
      name: 'e2e-through-the-doors',
      comment: 'Journeys and drills go through HTTP, command line and browser, as people do.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(server|shell|remote-[^/]+)/src/' },
    },
    {
      name: 'server-imports-no-page-parts',
      comment: 'state, http and router live in the page.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: [pageParts, pageLibraries] },
    },
    {
      name: 'server-modules-apart',
      comment: 'Modules import of each other their services and what .public-files.cjs declares, and nothing else.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/modules/[^/]+/', pathNot: ['^server/src/modules/$1/', ...publicPaths] },
    },
    {
      name: 'server-modules-by-their-public-files',
      comment: 'Site, command line, demo and start enter a module by its services and what .public-files.cjs declares.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/(modules|testing)/', tests] },
      to: { path: '^server/src/modules/[^/]+/', pathNot: publicPaths },
    },
    {
      name: 'server-modules-by-their-list',
      comment: 'What concerns all modules is a loop over modules/index.ts; nothing else names one.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/modules/index\\.ts$', tests] },
      to: { path: '\\.module\\.ts$' },
    },
    layer('site', 'Documents are made of modules; who starts the server lies above.', aboveModules),
    // The smoke test of a release renders as the site does.
    layer('modules', 'modules → content → platform: never upwards.', [...aboveModules, 'site(?!/rendering/)']),
    layer('content', 'modules → content → platform: never upwards.', aboveContent),
    layer('platform', 'modules → content → platform: never upwards.', [...aboveContent, 'content']),
    layer('config', 'Settings are read before there is anything else.', [...aboveContent, 'content']),
    layer('start-up', 'What is looked at before the start knows nothing of the site.', [
      'main',
      'start',
      'app',
      'api',
      'cli',
      'demo',
      'site',
      'modules',
      'content',
    ]),
    layer('cli', 'The command line parses, calls services and prints.', [
      'main',
      'start',
      'app',
      'api',
      'site',
      'demo',
    ]),
    layer('demo', 'The demo content is written as staff would write it.', [...starting, 'cli', 'site']),
    layer('platform/database', 'The database knows nothing of what rests on it.', ['platform/auth', 'platform/http']),
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
        'Below routes a refusal is an error of platform/errors.ts with its sentence; platform/http gives it a status.',
      severity: 'error',
      from: { path: ['\\.service\\.ts$', '^server/src/(content|platform/auth)/'], pathNot: tests },
      to: { path: '^server/src/platform/http/(problem|errors)\\.ts$' },
    },
    {
      name: 'server-sql-in-repositories',
      comment: 'SQL stands in *.repository.ts and in platform/database/.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.repository\\.ts$', '^server/src/(platform/database|testing)/', tests],
      },
      to: { path: '(^|/)node_modules/(kysely|better-sqlite3|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-contracts-alone',
      comment: 'shared-contracts imports nothing of ours.',
      severity: 'error',
      from: { path: '^shared-contracts/src/' },
      to: { pathNot: ['^shared-contracts/', '(^|/)node_modules/'], dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'shared-contracts-free-of-the-page',
      comment: 'What the server reads is free of React, the router and the DOM libraries.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: [pageParts, tests] },
      to: { path: [pageParts, pageLibraries], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-parts-by-package-name',
      comment: 'A relative import of a shared part makes a second copy of its state.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: tests },
      to: { path: pageParts, dependencyTypes: ['local'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-router-and-one-http-client',
      comment: 'The router and axios are reached through shared-contracts; only the shell may host the real router.',
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
