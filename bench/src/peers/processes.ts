import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause } from '../site.ts';

/** Debian's user of web servers. */
const WEB_USER = 'www-data';
const START_TIMEOUT_MS = 30_000;

type Settings = Readonly<Record<string, string>>;

/** A temporary folder and the processes that write to it. */
export interface Workspace {
  folder: string;
  /** Creates a folder below `folder` and returns its path. */
  addFolder(name: string): string;
  write(name: string, content: string | Uint8Array): string;
  /** Runs a program until it ends. Throws when it fails. */
  run(program: string, args: readonly string[], settings?: Settings): void;
  /** Starts a program and waits until `isReady` returns true. Throws with its log when it exits first. */
  start(program: string, args: readonly string[], isReady: () => Promise<boolean> | boolean): Promise<void>;
  /** Stops the started programs and deletes the folder. */
  end(): void;
}

/**
 * Creates a workspace. As root, its programs run as the user of web servers: mariadbd and php-fpm refuse to run as
 * root.
 */
export function createWorkspace(): Workspace {
  const owner = webUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-peers-'));
  const own = (name: string) => owner && chownSync(name, owner.uid, owner.gid);
  own(folder);
  const children: ChildProcess[] = [];
  return {
    folder,
    addFolder(name) {
      const added = path.join(folder, name);
      mkdirSync(added);
      own(added);
      return added;
    },
    write(name, content) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    run(program, args, settings = {}) {
      execFileSync(program, args, {
        ...owner,
        cwd: folder,
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
    async start(program, args, isReady) {
      const logFile = path.join(folder, `${path.basename(program)}-${children.length}.log`);
      const log = openSync(logFile, 'w');
      // In a process group of its own, so that its worker processes end with it.
      const child = spawn(program, args, { ...owner, cwd: folder, detached: true, stdio: ['ignore', log, log] });
      children.push(child);
      await started(child, isReady, () => `${program}:\n${readFileSync(logFile, 'utf8')}`);
    },
    end() {
      for (const child of children.splice(0)) killGroup(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

async function started(
  child: ChildProcess,
  isReady: () => Promise<boolean> | boolean,
  readLog: () => string,
): Promise<void> {
  const failures: Error[] = [];
  child.once('error', (failure) => failures.push(failure));
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady())) {
    const isGone = failures.length > 0 || child.exitCode !== null;
    if (isGone || performance.now() > deadline) throw new Error(`Could not start ${readLog()}`, { cause: failures[0] });
    await pause(50);
  }
}

/** The data is temporary, so nothing has to be saved before the end. */
function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, 'SIGKILL');
}

function webUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, WEB_USER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function responds(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => null);
  return answer?.status === 200;
}
