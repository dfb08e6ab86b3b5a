import { watch } from 'node:fs';
import path from 'node:path';
import { openProject, unitOf } from '../../../kit/src/project.ts';
import { root } from '../units.ts';
import { developmentBuilds, serverOutput, writeBuild } from './development-builds.ts';
import { watchUnit, type WatchedUnit } from '../../../kit/src/dev/compile/watched-unit.ts';
import { checkServer, startServer, type DevServer } from './server.ts';

const DEBOUNCE_MS = 50;
/** Pages that show a change of the contracts need the server, so it restarts in a pause of the work. */
const CONTRACTS_DELAY_MS = 4_000;

/** The units of this checkout with the server that renders them. */
export interface WholeSite {
  server: DevServer;
  units: readonly WatchedUnit[];
  /** Resolves when the server is running, with the current bundles. */
  ready: () => Promise<void>;
}

/** Compiles all units and starts the server of this checkout with them. */
export async function startWholeSite(port: number, folders: readonly string[]): Promise<WholeSite> {
  await checkServer(port);
  const tasks = createTasks();
  let server: DevServer | null = null;
  const units: WatchedUnit[] = [];
  for (const folder of folders) {
    const onServerBundle = () => {
      const unit = units.find((each) => each.unit === unitOf(folder));
      if (server && unit) tasks.add(() => registerBuild(unit, server));
    };
    units.push(
      await watchUnit(openProject(path.join(root, folder)), { serverOutput: serverOutput(folder), onServerBundle }),
    );
  }
  await settled(units);
  for (const unit of units) writeBuild(unit);
  server = await startServer(port, developmentBuilds);
  const { restart } = server;
  follow('shared-contracts', CONTRACTS_DELAY_MS, () => tasks.add(restart));
  follow('server', DEBOUNCE_MS, () => tasks.add(() => restart().then(() => reload(units))));
  return {
    server,
    units,
    async ready() {
      await settled(units);
      await tasks.finished();
    },
  };
}

async function registerBuild(unit: WatchedUnit, server: DevServer | null): Promise<void> {
  writeBuild(unit);
  await server?.registerBuild(unit.unit);
}

async function settled(units: readonly WatchedUnit[]): Promise<void> {
  await Promise.all(units.map((unit) => unit.settled()));
}

/** Pages show data that the server may now send differently; after other changes they are updated by the compilers. */
function reload(units: readonly WatchedUnit[]): void {
  for (const { hot } of units) hot.reload();
}

/** Calls back once after several changes of the sources in a folder of the checkout. */
function follow(folder: string, delayMs: number, action: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(action, delayMs);
  });
}

interface Tasks {
  /** Runs a task after those that were added before. */
  add(task: () => Promise<void>): void;
  /** Resolves when none is running. */
  finished(): Promise<void>;
}

function createTasks(): Tasks {
  let last = Promise.resolve();
  return {
    add(task) {
      last = last.then(task).catch((error: Error) => console.error(error.message));
    },
    finished: () => last,
  };
}
