import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from '../dev/compile/run-once.ts';
import { federation, federationManifest, remoteEntry } from './federation.ts';
import { sharedRanges } from './shared-singletons.ts';

const unit = 'remote_kampanya';
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'federation-'));
  mkdirSync(path.join(directory, 'src/app'), { recursive: true });
  writeFileSync(path.join(directory, 'src/app/index.tsx'), 'export default 1;');
  const manifest = { name: 'kampanya', peerDependencies: { '@vitrin/shared-contracts': '^1.0.0' } };
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify(manifest));
});

afterEach(() => rmSync(directory, { recursive: true }));

async function compile(mode: 'development' | 'production') {
  const output = path.join(directory, mode);
  await runOnce({
    mode,
    context: directory,
    entry: {},
    output: { path: output, uniqueName: unit, publicPath: 'auto' },
    performance: false,
    module: { rules: [{ test: /\.tsx$/, type: 'javascript/auto' }] },
    plugins: [federation({ unit, directory })],
  });
  return (file: string) => existsSync(path.join(output, file));
}

test('the manifest lists every shared module with the range of the release, also those that the remote does not import by name', async () => {
  await compile('production');
  const file = path.join(directory, 'production', federationManifest);
  const { shared } = JSON.parse(readFileSync(file, 'utf8')) as {
    shared: { name: string; requiredVersion: string; singleton: boolean }[];
  };
  const ranges = Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
  expect(ranges).toEqual(sharedRanges(directory));
  expect(shared.every(({ singleton }) => singleton)).toBe(true);
});

test('a release contains the federation manifest for tools, a bundle in development does not', async () => {
  const isInDevelopment = await compile('development');
  expect([remoteEntry, federationManifest].map(isInDevelopment)).toEqual([true, false]);
  // After the other mode in the same process: `npm run dev` also builds releases.
  const isInRelease = await compile('production');
  expect([remoteEntry, federationManifest].map(isInRelease)).toEqual([true, true]);
});
