import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Configuration, Stats, WebpackPluginInstance } from 'webpack';
import { exposedChunk, remoteEntry } from '../../webpack/index.ts';
import type { Project } from '../../project.ts';
import { localBase, type LocalRelease } from '../local-release.ts';
import { developmentBundle } from './development-bundle.ts';
import { watchBrowserBundle, type BrowserBundle } from './hot-bundle.ts';
import { compilePackages, type CompiledPackages } from './packages.ts';
import { useReactOfPage } from './page-modules.ts';
import type { PageScript } from './page-script.ts';
import { watchServerBundle, type ServerBundle } from './server-bundle.ts';

/** A unit whose bundles are compiled while it is edited. */
export interface WatchedUnit {
  unit: Unit;
  project: Project;
  /** The bundle with federation, which pages update without a reload. */
  hot: BrowserBundle;
  /** Bundles whose files are served from the same URL path, the hot one first. */
  bundles: readonly BrowserBundle[];
  /** Script with the installed packages that the unit imports. */
  packages: PageScript | null;
  /** Resolves when no compilation is running. */
  settled(): Promise<void>;
  /** Returns the release as the proxy serves it; null as long as no compilation was successful. */
  release(): LocalRelease | null;
  close(): void;
}

interface WatchOptions {
  /** Folder for the server bundle; null when no server of this checkout renders the unit. */
  serverOutput: string | null;
  /** Called when the server bundle was compiled again. */
  onServerBundle?: () => void;
}

/** Starts the compilers of a unit. */
export async function watchUnit(
  project: Project,
  { serverOutput, onServerBundle }: WatchOptions,
): Promise<WatchedUnit> {
  const configurations = await readConfigurations(project);
  const { unit, directory } = project;
  const base = localBase(unit);
  const [federated, ...others] = configurations;
  if (!federated) throw new Error(`${directory}/webpack.config.ts has no configuration`);
  // The shell contains the runtime of federation, of which there must be one copy.
  const packages = unit === 'shell' ? null : await compilePackages(project);
  const bundle = developmentBundle(federated, { isHot: true });
  const plugins = [...(bundle.plugins ?? []), loadedModulesOf(unit, packages)];
  const hot = watchBrowserBundle({ ...bundle, plugins }, { base, hotPath: `/dev/hot/${unit}` });
  const small = others
    .filter((configuration) => !isServerBundle(configuration))
    .map((each) => watchBrowserBundle(developmentBundle(each, { isHot: false }), { base, hotPath: null }));
  for (const bundle of small) reloadOnChange(bundle, hot);
  const servers =
    serverOutput === null
      ? []
      : others.filter(isServerBundle).map((each) => watchServer(each, serverOutput, onServerBundle));
  hot.onInvalid(() => servers.forEach((server) => server.pause()));
  hot.onBuilt(() => servers.forEach((server) => server.resume()));
  const address = packages && `/dev/${unit}.js?${packages.script.version}`;
  const release = rememberRelease(hot, (stats) => describe(unit, stats, address));
  const bundles = [hot, ...small];
  return {
    unit,
    project,
    hot,
    bundles,
    packages: packages?.script ?? null,
    release,
    async settled() {
      await Promise.all(bundles.map((bundle) => bundle.settled()));
      await Promise.all(servers.map((server) => server.settled()));
    },
    close: () => [...bundles, ...servers].forEach((bundle) => bundle.close()),
  };
}

/** Makes a bundle use what an earlier script of the page contains: React for the shell, the packages of a remote. */
function loadedModulesOf(unit: Unit, packages: CompiledPackages | null): WebpackPluginInstance | undefined {
  return unit === 'shell' ? useReactOfPage : packages?.reference;
}

async function readConfigurations({ directory }: Project): Promise<Configuration[]> {
  const file = pathToFileURL(path.join(directory, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: Configuration[] }).default;
}

function isServerBundle({ target }: Configuration): boolean {
  return typeof target === 'string' && target.startsWith('node');
}

function watchServer(production: Configuration, output: string, onBuilt: () => void = () => {}): ServerBundle {
  const configuration = developmentBundle(production, { isHot: false });
  return watchServerBundle({ ...configuration, output: { ...configuration.output, path: output } }, onBuilt);
}

/** The scripts outside federation start before everything else, so a page gets new ones only by a reload. */
function reloadOnChange(bundle: BrowserBundle, { reload }: BrowserBundle): void {
  let known: string | undefined;
  bundle.onBuilt((stats) => {
    if (stats.hasErrors()) return;
    if (known !== undefined && known !== stats.hash) reload();
    known = stats.hash;
  });
}

/** A failed compilation emits nothing, so the files of the one before it stay. */
function rememberRelease(hot: BrowserBundle, read: (stats: Stats) => LocalRelease): () => LocalRelease | null {
  let release: LocalRelease | null = null;
  hot.onBuilt((stats) => {
    if (!stats.hasErrors()) release = read(stats);
  });
  return () => release;
}

function describe(unit: Unit, { hash, compilation }: Stats, packages: string | null): LocalRelease {
  const isShell = unit === 'shell';
  const groups = isShell ? compilation.entrypoints : compilation.namedChunkGroups;
  const first = groups.get(isShell ? 'shell' : exposedChunk)?.getFiles() ?? [];
  return {
    unit,
    id: hash.slice(0, 16),
    base: localBase(unit),
    entry: isShell ? 'shell.js' : remoteEntry,
    styles: first.filter((file) => file.endsWith('.css')),
    packages,
  };
}
