import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  kitGuides,
  kitPackages,
  kitPath,
  type KitFile,
  type KitGuide,
  type KitIndex,
  type KitPackage,
} from '@vitrin/shared-contracts/kit';
import { apiSurfaceVersion } from '@vitrin/shared-contracts/releases';
import { writeArchive } from '../package/archive.ts';
import { filesBelow, root } from '../units.ts';
import { emitPackage } from './emit-package.ts';
import { kitFolder } from './kit-folder.ts';
import { vendorContracts } from './vendor-contracts.ts';
import { packedManifest, type SourceManifest } from './packed-manifest.ts';

/** Folder of each workspace, and what its package contains besides compiled sources. */
const contents: Readonly<Record<KitPackage, { folder: string; files: readonly string[] }>> = {
  'remote-kit': {
    folder: 'kit',
    files: ['bin', 'template', 'repository-files', 'ci', 'tsconfig.json', 'types.d.ts', 'README.md'],
  },
  'shared-contracts': { folder: 'shared-contracts', files: ['surface/surface.md'] },
};

/** The same in every package, so that equal sources give equal bytes. */
const TIME = new Date('2020-01-01T00:00:00Z');
const NOT_CODE = /\.(?!ts$)\w+$/;
const HASH_LETTERS = 8;

/**
 * Writes both packages to `kit/dist` with their index.
 * @param version - version of the site; null in a checkout, where it is derived from the content
 */
async function writeKitPackages(version: string | null): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'vitrin-kit-'));
  // npm expects the files of a package in one folder.
  const folderOf = (name: KitPackage) => path.join(temporary, name, 'package');
  try {
    for (const name of kitPackages) collect(name, folderOf(name));
    const contracts = readManifest(contents['shared-contracts'].folder);
    const vendored = vendorContracts({
      kit: folderOf('remote-kit'),
      contracts: folderOf('shared-contracts'),
      manifest: contracts,
    });
    const given = version ?? checkoutVersion(temporary);
    rmSync(kitFolder, { recursive: true, force: true });
    mkdirSync(kitFolder, { recursive: true });
    const files: [KitPackage, KitFile][] = [];
    for (const name of kitPackages)
      files.push([name, await pack(name, { source: folderOf(name), version: given, vendored })]);
    copyGuides();
    const packages = Object.fromEntries(files) as Record<KitPackage, KitFile>;
    const index: KitIndex = { version: given, surface: apiSurfaceVersion, packages };
    writeFileSync(path.join(kitFolder, 'index.json'), JSON.stringify(index, null, 2));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Copies the guides that the site serves beside the packages. */
function copyGuides(): void {
  const target = path.join(kitFolder, 'guides');
  mkdirSync(target);
  for (const name of Object.keys(kitGuides) as KitGuide[])
    cpSync(path.join(root, guideSource(name)), path.join(target, `${name}.md`));
}

/** The list of declarations is generated beside the contracts. */
function guideSource(name: KitGuide): string {
  return name === 'surface' ? 'shared-contracts/surface/surface.md' : `docs/guides/${name}.md`;
}

/** Writes everything but the manifest of a package. */
function collect(name: KitPackage, target: string): void {
  const { folder, files } = contents[name];
  const source = path.join(root, folder);
  const code = path.join(source, 'src');
  mkdirSync(target, { recursive: true });
  emitPackage(source, path.join(target, 'dist'));
  for (const file of filesBelow(code).filter((each) => NOT_CODE.test(path.basename(each))))
    cpSync(file, path.join(target, 'dist', path.relative(code, file)));
  for (const file of files) cpSync(path.join(source, file), path.join(target, file), { recursive: true });
}

/** Returns a prerelease of the version of this checkout, whose last part depends on the content of the packages. */
function checkoutVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash.update(path.relative(folder, file).replaceAll(path.sep, '/')).update('\0').update(readFileSync(file));
  for (const { folder: workspace } of Object.values(contents)) hash.update(JSON.stringify(readManifest(workspace)));
  return `${readManifest('.').version}-checkout.${hash.digest('hex').slice(0, HASH_LETTERS)}`;
}

interface Packing {
  source: string;
  version: string;
  /** Packages that the copied modules of the contracts import. */
  vendored: ReadonlySet<string>;
}

async function pack(name: KitPackage, { source, version, vendored }: Packing): Promise<KitFile> {
  const manifest = name === 'remote-kit' ? kitManifest(vendored) : readManifest(contents[name].folder);
  // The contracts have the version of the API surface, which remotes require by a range.
  const packed = packedManifest(manifest, name === 'shared-contracts' ? manifest.version : version);
  writeFileSync(path.join(source, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  const archive = path.join(kitFolder, `${name}.tgz`);
  await writeArchive(source, archive, TIME);
  const bytes = readFileSync(archive);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { path: kitPath(version, name), integrity, size: bytes.length };
}

/** Returns the manifest of the kit with the packages that its copies of the contracts need. */
function kitManifest(vendored: ReadonlySet<string>): SourceManifest {
  const kit = readManifest(contents['remote-kit'].folder);
  const { dependencies = {} } = readManifest(contents['shared-contracts'].folder);
  const used = Object.entries(dependencies).filter(([name]) => vendored.has(name));
  return { ...kit, dependencies: { ...kit.dependencies, ...Object.fromEntries(used) } };
}

function readManifest(folder: string): SourceManifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as SourceManifest;
}

await writeKitPackages(process.argv[2] ?? null);
