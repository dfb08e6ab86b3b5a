import { createReadStream, readFileSync } from 'node:fs';
import { lstat, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { startGithubActions, type GithubActions } from '../fixtures/github-actions.ts';
import { startTeam } from '../fixtures/new-team.ts';
import { freePort, repository, startServer, type RunningServer } from '../fixtures/server.ts';
import { kitAddress, startTeamRepository, type TeamRepository } from '../fixtures/team-repository.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

// Both install several hundred packages from the registry.
test.setTimeout(600_000);

let site: RunningServer;
let publicUrl: string;
let actions: GithubActions;

test.beforeEach(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  actions = await startGithubActions();
  site = await startServer(await copyTemplate(), {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    OIDC_HOSTS: actions.host,
  });
});

test.afterEach(async () => {
  actions.close();
  await site.stop();
  await rm(site.dataDir, { recursive: true, force: true });
});

/** The commands of the example pipelines, by file name. */
function pipelineCommands(): Record<string, string[]> {
  const folder = join(repository, 'kit/ci');
  const commandsIn = (file: string, pattern: RegExp) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, command = '']) => command);
  return {
    'github-actions.yml': commandsIn('github-actions.yml', /^ +- run: (.+)$/gm),
    'gitlab-ci.yml': commandsIn('gitlab-ci.yml', /^ {4}- ((?!if:).+)$/gm),
    'release.sh': [`sh ${join(repository, 'docs/guides/pipelines/release.sh')}`],
  };
}

/** Everything that is installed is in the team's folder and comes from the site or the registry. */
async function expectIndependent({ folder }: TeamRepository): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain('"link": true');
  expect(lock).not.toContain(repository);
  const entries = await readdir(join(folder, 'node_modules'), { recursive: true });
  const outside: string[] = [];
  for (const entry of entries) {
    const place = join(folder, 'node_modules', entry);
    if ((await lstat(place)).isSymbolicLink() && !(await realpath(place)).startsWith(folder)) outside.push(entry);
  }
  expect(outside).toEqual([]);
}

async function headingOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(site.url + path)).text();
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

/** A page that was opened while the site was recorded works without it. */
async function expectOffline(page: Page, team: TeamRepository): Promise<void> {
  const port = await freePort();
  const address = `http://localhost:${port}/kampanya`;
  const heading = page.getByRole('heading', { level: 1, name: 'Bahar kampanyaları' });
  for (const [option, site] of [
    ['--record', null],
    ['--offline', 'http://127.0.0.1:9'],
  ] as const) {
    const env = { PORT: String(port), ...(site && { VITRIN_URL: site }) };
    const stop = await team.start('dev', env, { args: [option], text: 'Geliştirme:' });
    await page.goto(address);
    await expect(heading).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Hakkında' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hakkında' })).toBeVisible();
    stop();
  }
}

/** Serves the files of a folder from another origin, as a host that is not a Vitrin site. */
async function serveStandalone(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><p>Host</p>');
    return void createReadStream(join(folder, request.url ?? ''))
      .on('error', () => response.writeHead(404).end())
      .pipe(response.setHeader('content-type', 'text/javascript'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A job of a trusted pipeline releases without any secret; one that a pull request has started is refused. */
async function expectReleaseWithoutSecret(page: Page, team: TeamRepository, before: string): Promise<void> {
  await actions.trust(site.dataDir, 'remote_public');
  // The origin of the site is the audience of the token.
  const environment = ['-u', 'VITRIN_PUBLISH_SECRET', `VITRIN_URL=${publicUrl}`];
  const release = (event: 'push' | 'pull_request') =>
    team.run('env', ...environment, ...actions.jobEnvironment(event), 'npm', 'run', 'release');
  const released = async () => (await page.request.get(site.url)).text();
  await team.change('src/app/layout/footer.tsx', before, 'without-secret');
  await expect(release('pull_request')).rejects.toThrow(
    'Değişiklik isteğinden (pull request, merge request) çalışan bir iş yayınlayamaz.',
  );
  expect(await released()).toContain(`data-release="${before}"`);
  await release('push');
  await expect(async () => expect(await released()).toContain('data-release="without-secret"')).toPass();
}

test(
  'a team creates, tests, develops and publishes an additional remote from an empty folder',
  fullRunOnly('kit/src/new/manifest.test.ts', 'kit/src/publish/publish.test.ts'),
  async ({ page }) => {
    const onSite = await startTeam();
    const team = await startTeamRepository(site);
    try {
      const startedAt = performance.now();
      const kit = await kitAddress(site);
      const create = [
        'exec',
        '--yes',
        `--package=${kit}`,
        '--',
        'vitrin-remote',
        'new',
        'kampanya',
        'Kampanyalar',
        '.',
      ];
      expect(await team.run('npm', ...create, '--ci', 'github')).toContain('remote-kampanya hazır');
      expect(await readdir(join(team.folder, '.github/workflows'))).toEqual(['release.yml']);
      await team.run('npm', 'install');
      await expectIndependent(team);
      await team.run('npm', 'test');
      await team.run('npm', 'run', 'types');
      await team.run('npm', 'run', 'lint');

      await onSite.onServer(site, 'remote', 'add', 'remote_kampanya', 'kampanya', 'Kampanyalar');
      await team.useCredential('remote-kampanya');
      expect(await team.run('npm', 'run', '--silent', 'check')).not.toContain('✗');
      await team.run('npm', 'run', 'release');
      await expect(async () => expect(await headingOf(page, '/kampanya')).toBe('Kampanyalar')).toPass();
      console.warn(
        `From an empty folder to live: ${Math.round((performance.now() - startedAt) / 1000)} s, with the packages`,
      );

      const port = await freePort();
      const stop = await team.start('dev', { PORT: String(port) }, { text: 'Geliştirme:' });
      await page.goto(`http://localhost:${port}/kampanya`);
      await expect(page.getByText('yerel: remote_kampanya')).toBeVisible();
      const titles = ['Yaz kampanyaları', 'Güz kampanyaları', 'Kış kampanyaları', 'Bahar kampanyaları'];
      const milliseconds: number[] = [];
      for (const [index, title] of titles.entries()) {
        const changedAt = performance.now();
        await team.change('src/shared/texts.ts', titles[index - 1] ?? 'Kampanyalar', title);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        milliseconds.push(Math.round(performance.now() - changedAt));
      }
      console.warn(`Changes until visible: ${milliseconds.join(', ')} ms`);
      // The running development server is used.
      await team.run('env', `PORT=${port}`, 'npm', 'run', 'test:browser');
      stop();
      await expectOffline(page, team);

      expect(await team.run('npx', 'vitrin-remote', 'build', '--standalone')).toContain('dist/standalone');
      const standalone = join(team.folder, 'dist/standalone');
      expect(await readdir(standalone)).toEqual(expect.arrayContaining(['@mf-types.zip', '@mf-types.d.ts']));
      const host = await serveStandalone(standalone);
      await page.goto(host.url);
      const app = await page.evaluate(async () => {
        await new Promise((resolve, reject) => {
          const script = document.createElement('script');
          Object.assign(script, { src: '/remote-entry.js', onload: resolve, onerror: reject });
          document.body.append(script);
        });
        interface Container {
          init(scope: object): Promise<void>;
          get(name: string): Promise<() => { default: Record<string, unknown> }>;
        }
        const { remote_kampanya: container } = globalThis as unknown as { remote_kampanya: Container };
        await container.init({});
        return Object.keys((await container.get('./app'))().default);
      });
      host.close();
      expect(app).toContain('createRoutes');
    } finally {
      await team.remove();
      await onSite.removeCopy();
    }
  },
);

test(
  'the team of the public pages moves to a repository of its own',
  fullRunOnly('kit/src/new/manifest.test.ts', 'kit/src/publish/publish.test.ts'),
  async ({ page }) => {
    const team = await startTeamRepository(site, 'remote-public');
    try {
      const kit = await kitAddress(site);
      await team.run('npm', 'exec', '--yes', `--package=${kit}`, '--', 'vitrin-remote', 'adopt');
      await team.run('npm', 'install');
      await expectIndependent(team);
      await team.run('npm', 'run', 'types');
      await team.run('npm', 'test', '--', 'src/app/home.test.tsx', 'src/app/articles.test.tsx');
      await team.change('src/app/layout/footer.tsx', '<footer', '<footer data-release="own-repository"');
      await team.useCredential('remote-public');
      await team.run('npm', 'run', 'release');
      await expect(async () => {
        expect(await (await page.request.get(site.url)).text()).toContain('data-release="own-repository"');
      }).toPass();
      await page.goto(site.url);
      await expect(page.getByRole('contentinfo')).toHaveAttribute('data-release', 'own-repository');
      await team.run('npx', 'vitrin-remote', 'rollback');

      let before = 'own-repository';
      for (const [pipeline, commands] of Object.entries(pipelineCommands())) {
        expect(commands.length, pipeline).toBeGreaterThan(0);
        const after = pipeline.replaceAll('.', '-');
        await team.change('src/app/layout/footer.tsx', before, after);
        for (const command of commands) await team.run('sh', '-c', command);
        await expect(async () => {
          expect(await (await page.request.get(site.url)).text()).toContain(`data-release="${after}"`);
        }).toPass();
        before = after;
      }
      await expectReleaseWithoutSecret(page, team, before);
    } finally {
      await team.remove();
    }
  },
);
