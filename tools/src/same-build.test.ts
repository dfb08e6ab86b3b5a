import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { copyTemplate, writeManifest } from '../../kit/src/new/create-project.ts';
import { nameRemote } from '../../kit/src/new/name-remote.ts';
import { partialCopy } from './partial-copy.ts';
import { filesBelow } from './units.ts';

const run = promisify(execFile);
const remote = nameRemote('deneme');
/** Packages that are bundled into the remote, or whose path takes part in its build. */
const own = ['@module-federation', 'swc-loader'];

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'vitrin-folders-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

/** Builds a remote in a separate checkout. Returns the content of the built files, by path. */
async function buildIn(folder: string): Promise<Map<string, string>> {
  const place = path.join(parent, folder);
  mkdirSync(place, { recursive: true });
  const copy = partialCopy(['shared-contracts', 'kit', 'tools'], { parent: place, copied: own });
  const project = path.join(copy, remote.folder);
  copyTemplate(project, remote, { section: true });
  writeManifest(project, {
    name: remote.folder,
    type: 'module',
    dependencies: { '@vitrin/shared-contracts': '^1.2.0' },
  });
  await run(process.execPath, [path.join(copy, 'kit/src/build/build-unit.ts'), project], { cwd: copy });
  const dist = path.join(copy, remote.folder, 'dist');
  return new Map(filesBelow(dist).map((file) => [path.relative(dist, file), readFileSync(file, 'utf8')]));
}

function descriptorOf(build: Map<string, string>): ReleaseDescriptor {
  return JSON.parse(build.get('release.json') ?? '') as ReleaseDescriptor;
}

function withoutTime(build: Map<string, string>): object {
  const { built_at: _, ...descriptor } = descriptorOf(build);
  return { ...Object.fromEntries(build), 'release.json': descriptor };
}

test('builds in two folders of different name and depth give the same release, byte for byte', async () => {
  const [here, elsewhere] = await Promise.all([buildIn('a'), buildIn('deeper/and/with-a-longer-name')]);
  expect(withoutTime(here)).toEqual(withoutTime(elsewhere));
  // The section has files of its own, none of which its pages need.
  const { sections = {}, preload, styles } = descriptorOf(here);
  expect(sections['son-yazilar']).toMatchObject({ title: 'Son yazılar', styles: ['section-son-yazilar.css'] });
  expect(sections['son-yazilar']?.scripts).toContain('section-son-yazilar.js');
  expect([...preload, ...styles].filter((file) => file.startsWith('section-'))).toEqual([]);
}, 120_000);
