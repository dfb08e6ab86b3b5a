import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project } from '../project.ts';
import { describeCommit, commitOf } from './commit-of.ts';

let folder: string;

const project = (name: string): Project => ({
  unit: `remote_${name}`,
  directory: path.join(folder, `remote-${name}`),
  root: folder,
});

function installPackage(name: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{}');
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: folder, stdio: 'ignore' });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-commit-'));
  for (const name of ['shared-contracts', 'remote-kit']) installPackage(`@vitrin/${name}`);
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules');
  for (const unit of ['remote-a', 'remote-b']) {
    mkdirSync(path.join(folder, unit));
    writeFileSync(path.join(folder, unit, 'app.ts'), 'first');
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a unit’s commit is that of the repository, with a plus sign when its own sources have changed', () => {
  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
  expect(commitOf(project('a'))).toMatch(/^[0-9a-f]{40}$/);
  writeFileSync(path.join(folder, 'remote-a', 'app.ts'), 'second');
  expect(commitOf(project('a'))).toMatch(/^[0-9a-f]{40}\+$/);
  expect(commitOf(project('b'))).toMatch(/^[0-9a-f]{40}$/);
});

test('a commit is described by subject, author and time', () => {
  git('init');
  git('add', '.');
  git('commit', '-m', `Menü ${'ı'.repeat(300)}\n\nAyrıntılar`);
  const about = describeCommit(project('a'));
  expect(about).toMatchObject({ author: 't', note: null });
  expect([about.subject?.slice(0, 6), about.subject?.length]).toEqual(['Menü ı', 200]);
  expect(Date.now() - Date.parse(about.committed_at ?? '')).toBeLessThan(60_000);
});

test('outside a repository all commit values are null', () => {
  expect(commitOf(project('a'))).toBeNull();
  expect(describeCommit(project('a'))).toEqual({ subject: null, author: null, committed_at: null, note: null });
});
