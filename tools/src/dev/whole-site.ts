import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../units.ts';
import { developmentBuilds, serverOutput, writeBuild } from './development-builds.ts';
import { watchUnit, type WatchedUnit } from './compile/watched-unit.ts';
import { checkServer, startServer, type DevServer } from './server.ts';

const DEBOUNCE_MS = 50;

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
      const unit = units.find((each) => each.folder === folder);
      if (server && unit) tasks.add(() => registerBuild(unit, server));
    };
    units.push(await watchUnit(folder, { serverOutput: serverOutput(folder), onServerBundle }));
  }
  await Promise.all(units.map((unit) => unit.settled()));
  for (const unit of units) writeBuild(unit);
  server = await startServer(port, developmentBuilds);
  followServerCode(() => tasks.add(() => restart(server, units)));
  return {
    server,
    units,
    async ready() {
      await Promise.all(units.map((unit) => unit.settled()));
      await tasks.finished();
    },
  };
}

async function registerBuild(unit: WatchedUnit, server: DevServer | null): Promise<void> {
  writeBuild(unit);
  await server?.registerBuilds();
}

async function restart(server: DevServer | null, units: readonly WatchedUnit[]): Promise<void> {
  await server?.restart();
  for (const { hot } of units) hot.reload();
}

/** Calls back after changes of the code that runs in the server, which also imports the contracts. */
function followServerCode(action: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['server', 'shared-contracts'])
    watch(path.join(root, folder, 'src'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(action, DEBOUNCE_MS);
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
