import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = join(__dirname, '../..');
const cruiser = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const folders = ['shared-contracts', 'shell', 'remote-public', 'remote-admin', 'server', 'kit', 'tools', 'e2e'];

/** Files whose imports are all allowed. */
const allowed: Record<string, string> = {
  'tsconfig.json': '{}',
  'node_modules/react/index.js': 'module.exports = {};',
  'node_modules/axios/index.js': 'module.exports = {};',
  'node_modules/kysely/index.js': 'module.exports = {};',
  'node_modules/fastify/index.js': 'module.exports = {};',
  'node_modules/react-router-dom/index.js': 'module.exports = {};',
  'shared-contracts/package.json':
    '{ "name": "@vitrin/shared-contracts", "exports": { "./limits": "./src/limits.ts", "./remote-app": "./src/remote-app.ts", "./*": "./src/runtime/*.ts" } }',
  'shared-contracts/src/runtime/state.ts': `import 'react';`,
  'shared-contracts/src/runtime/http.ts': `import 'axios'; import '@vitrin/shared-contracts/state'; import '../limits.ts';`,
  'shared-contracts/src/runtime/router.ts': `export * from 'react-router-dom';`,
  'shared-contracts/src/limits.ts': 'export const limits = {};',
  'shared-contracts/src/remote-app.ts': `import type {} from 'react-router-dom'; export type A = 1;`,
  'shell/src/index.ts': `import '@vitrin/shared-contracts/http';`,
  'remote-public/src/app/index.tsx': `import '../features/article/page.tsx';`,
  'remote-public/src/features/article/page.tsx': `import '../../shared/time.ts'; import '@vitrin/shared-contracts/router';`,
  'remote-public/src/features/contact/page.tsx': `import 'react';`,
  'remote-public/src/shared/time.ts': `import '@vitrin/shared-contracts/limits';`,
  'remote-admin/src/app/index.tsx': `import 'react'; import '../features/index.ts';`,
  'remote-admin/src/features/index.ts': `import './users/users.module.tsx';`,
  'remote-admin/src/features/users/users.module.tsx': `import('./user-list.page.tsx');`,
  'remote-admin/src/features/users/user-list.page.tsx': `import '../privacy/data-request-link.tsx';`,
  'remote-admin/src/features/privacy/data-request-link.tsx': `import './person.tsx';`,
  'remote-admin/src/features/privacy/person.tsx': 'export {};',
  'remote-admin/src/rich-text/field.tsx': `import '../editing/form.tsx';`,
  'remote-admin/src/editing/form.tsx': `import '../ui/list.tsx';`,
  'remote-admin/src/ui/list.tsx': `import '../data/query.ts';`,
  'remote-admin/src/data/query.ts': 'export {};',
  'remote-admin/src/testing/fixtures.ts': `import '../rich-text/field.tsx';`,
  'server/src/main.ts': `import './modules/index.ts'; import './site/pages.ts';`,
  'server/src/site/pages.ts': `import '../modules/articles/articles.service.ts';`,
  'server/src/site/rendering/render.ts': 'export {};',
  'server/src/cli/main.ts': `import '../modules/articles/articles.service.ts'; import '../config/config.ts';`,
  'server/src/config/config.ts': 'export {};',
  'server/src/services.ts': 'export {};',
  'server/src/demo/demo.ts': `import '../modules/articles/articles.service.ts';`,
  'server/src/start-up/check.ts': `import '../config/config.ts';`,
  'server/src/testing/site.ts': `import '../main.ts';`,
  'server/src/content/slugs.ts': `import '../platform/database/database.ts';`,
  'server/src/releases/registry.ts': `import '../platform/database/database.ts';`,
  'server/src/platform/http/server.ts': `import 'fastify'; import './problem.ts';`,
  'server/src/platform/http/problem.ts': 'export {};',
  'server/src/platform/database/database.ts': `import 'kysely';`,
  'server/src/modules/articles/articles.routes.ts': `import './articles.service.ts'; import '../../content/slugs.ts'; import '../../platform/http/server.ts';`,
  'server/src/modules/articles/articles.service.ts': `import './articles.repository.ts';`,
  'server/src/modules/articles/articles.repository.ts': `import 'kysely'; import '../../platform/database/database.ts';`,
  'server/src/modules/index.ts': `import './articles/articles.module.ts';`,
  'server/src/modules/articles/articles.module.ts': `import './articles.routes.ts';`,
  'server/src/modules/contracts/contracts.routes.ts': `import '@vitrin/shared-contracts/limits'; import '../mail/outbox.ts'; import '../articles/articles.service.ts';`,
  'server/src/modules/contracts/smoke-test.ts': `import '../../site/rendering/render.ts';`,
  'server/src/modules/mail/outbox.ts': `import './transport.ts';`,
  'server/src/modules/mail/transport.ts': 'export {};',
  'kit/src/project.ts': `import '@vitrin/shared-contracts/limits';`,
  'tools/src/build.ts': `import '../../kit/src/project.ts';`,
  'e2e/specs/home.spec.ts': `import '@vitrin/shared-contracts/limits'; import '../../tools/src/build.ts';`,
};

/** One forbidden import per rule: rule, importing file and imported module. */
const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['remote-features-apart', 'remote-public/src/features/article/a.ts', '../contact/page.tsx'],
  ['remote-features-apart', 'remote-admin/src/features/users/v.tsx', '../privacy/person.tsx'],
  ['panel-features-by-their-list', 'remote-admin/src/app/w.ts', '../features/users/user-list.page.tsx'],
  ['panel-modules-by-their-list', 'remote-admin/src/features/users/x.ts', './users.module.tsx'],
  ['panel-list-of-modules', 'remote-admin/src/features/index.ts', './users/user-list.page.tsx'],
  ['remote-features-below-app', 'remote-public/src/features/article/b.ts', '../../app/index.tsx'],
  ['remote-shared-at-the-bottom', 'remote-public/src/shared/c.ts', '../features/article/page.tsx'],
  ['panel-data-imports-nothing-above', 'remote-admin/src/data/y.ts', '../ui/list.tsx'],
  ['panel-ui-imports-nothing-above', 'remote-admin/src/ui/y.ts', '../editing/form.tsx'],
  ['panel-editing-imports-nothing-above', 'remote-admin/src/editing/y.ts', '../rich-text/field.tsx'],
  ['panel-rich-text-imports-nothing-above', 'remote-admin/src/rich-text/y.ts', '../features/users/user-list.page.tsx'],
  ['panel-testing-for-tests', 'remote-admin/src/ui/z.ts', '../testing/fixtures.ts'],
  ['remote-alone', 'remote-public/src/app/d.ts', '../../../remote-admin/src/app/index.tsx'],
  ['remote-alone', 'remote-admin/src/app/e.ts', '../../../shell/src/index.ts'],
  ['remote-alone', 'remote-admin/src/app/f.ts', '../../../server/src/platform/http/server.ts'],
  ['shell-knows-no-remote', 'shell/src/g.ts', '../../remote-public/src/app/index.tsx'],
  ['browser-without-node', 'remote-admin/src/app/h.ts', 'node:fs'],
  ['server-imports-no-surface', 'server/src/i.ts', '../../shell/src/index.ts'],
  ['e2e-through-the-doors', 'e2e/specs/home.spec.ts', '../../server/src/platform/http/server.ts'],
  ['server-imports-no-page-parts', 'server/src/j.ts', '@vitrin/shared-contracts/state'],
  ['server-modules-apart', 'server/src/modules/contracts/k.ts', '../articles/articles.repository.ts'],
  ['server-modules-by-their-public-files', 'server/src/site/k.ts', '../modules/articles/articles.repository.ts'],
  ['server-modules-by-their-public-files', 'server/src/cli/k.ts', '../modules/mail/transport.ts'],
  ['server-modules-by-their-public-files', 'server/src/demo/k.ts', '../modules/articles/articles.routes.ts'],
  ['server-services-for-routes', 'server/src/modules/contracts/contracts.service.ts', '../../services.ts'],
  ['server-site-imports-nothing-above', 'server/src/site/l.ts', '../cli/main.ts'],
  ['server-modules-imports-nothing-above', 'server/src/modules/contracts/l.ts', '../../site/pages.ts'],
  ['server-config-imports-nothing-above', 'server/src/config/l.ts', '../modules/mail/outbox.ts'],
  ['server-start-up-imports-nothing-above', 'server/src/start-up/l.ts', '../modules/mail/outbox.ts'],
  ['server-cli-imports-nothing-above', 'server/src/cli/l.ts', '../site/pages.ts'],
  ['server-demo-imports-nothing-above', 'server/src/demo/l.ts', '../site/pages.ts'],
  ['server-testing-for-tests', 'server/src/m.ts', './testing/site.ts'],
  ['kit-alone', 'kit/src/k.ts', '../../tools/src/build.ts'],
  ['tools-alone', 'tools/src/k.ts', '../../server/src/main.ts'],
  ['server-modules-apart', 'server/src/modules/contracts/o.ts', '../mail/transport.ts'],
  ['server-modules-by-their-list', 'server/src/cli.ts', './modules/articles/articles.module.ts'],
  ['server-content-imports-nothing-above', 'server/src/content/l.ts', '../modules/articles/articles.service.ts'],
  ['server-content-imports-nothing-above', 'server/src/content/m.ts', '../services.ts'],
  ['server-content-imports-nothing-above', 'server/src/content/n.ts', '../releases/registry.ts'],
  ['server-releases-imports-nothing-above', 'server/src/releases/l.ts', '../modules/articles/articles.service.ts'],
  ['server-releases-imports-nothing-above', 'server/src/releases/m.ts', '../content/slugs.ts'],
  ['server-platform-imports-nothing-above', 'server/src/platform/http/m.ts', '../../content/slugs.ts'],
  ['server-platform-imports-nothing-above', 'server/src/platform/n.ts', '../services.ts'],
  ['server-platform-database-imports-nothing-above', 'server/src/platform/database/m.ts', '../http/server.ts'],
  ['server-repositories-know-no-http', 'server/src/modules/articles/n.repository.ts', './articles.service.ts'],
  ['server-repositories-know-no-http', 'server/src/modules/articles/v.repository.ts', '../../platform/http/server.ts'],
  ['server-domain-errors-below-routes', 'server/src/modules/articles/w.service.ts', '../../platform/http/problem.ts'],
  ['server-domain-errors-below-routes', 'server/src/content/x.ts', '../platform/http/problem.ts'],
  ['server-services-know-no-http', 'server/src/modules/articles/o.service.ts', 'fastify'],
  ['server-sql-in-repositories', 'server/src/modules/articles/p.routes.ts', 'kysely'],
  ['shared-contracts-alone', 'shared-contracts/src/q.ts', '../../server/src/platform/http/server.ts'],
  ['shared-contracts-free-of-the-page', 'shared-contracts/src/r.ts', 'react'],
  ['shared-parts-by-package-name', 'shared-contracts/src/runtime/http.ts', './state.ts'],
  ['one-router-and-one-http-client', 'remote-public/src/app/s.ts', 'axios'],
  ['not-to-unresolvable', 'shell/src/t.ts', './nowhere.ts'],
  ['no-circular', 'shared-contracts/src/u.ts', './u.ts'],
];

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'directions-'));
  for (const [path, text] of Object.entries(allowed)) await write(path, text);
  await mkdir(join(project, 'node_modules/@vitrin'));
  await symlink('../../shared-contracts', join(project, 'node_modules/@vitrin/shared-contracts'));
});

afterEach(() => rm(project, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}

function cruise(outputType: string): Promise<{ stdout: string }> {
  const config = join(repository, '.dependency-cruiser.cjs');
  return run(process.execPath, [cruiser, '--config', config, '--output-type', outputType, ...folders], {
    cwd: project,
  });
}

/** Returns every violation that the project's own configuration finds, each as `rule: file`. */
async function violations(): Promise<string[]> {
  const { stdout } = await cruise('json');
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

test('allowed imports pass', async () => {
  expect(await violations()).toEqual([]);
});

test('each rule rejects its forbidden import', async () => {
  for (const [, from, to] of forbidden) await write(from, `${allowed[from] ?? ''} import '${to}';`);
  expect(await violations()).toEqual(expect.arrayContaining(forbidden.map(([rule, from]) => `${rule}: ${from}`)));
});

test('a single violation makes the command fail', async () => {
  await write('remote-public/src/features/article/a.ts', `import '../contact/page.tsx';`);
  await expect(cruise('err')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('remote-features-apart'),
  });
});
