import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Both of util-linux, which every Linux distribution but the smallest brings. */
const SETPRIV = '/usr/bin/setpriv';
const PRLIMIT = '/usr/bin/prlimit';
/** Beyond the heap that a program may fill: buffers, compiled code, stacks. */
const OUTSIDE_OF_HEAP_MB = 160;
/** Where memory is short the kernel ends a sandbox before it ends the server. */
const OOM_SCORE = '800';
/** Unit of `/proc/<pid>/stat`, the same on all processors. */
const TICK_MS = 10;

/** Whether the kernel helps to shut a process in. Without it the runtime's own permissions and what is removed there remain. */
export const hasKernelLimits = process.platform === 'linux' && existsSync(SETPRIV) && existsSync(PRLIMIT);

/** In front of the command: the process ends with the server, even one that was killed, and never gains rights. */
export function launcher(): string[] {
  return hasKernelLimits ? [SETPRIV, '--pdeathsig', 'KILL', '--no-new-privs'] : [];
}

/** No file, socket or pipe can be opened any more, by whatever way, and memory ends; what is open goes on. */
export async function limitProcess(pid: number | undefined, heapMb: number): Promise<void> {
  if (!hasKernelLimits || pid === undefined) return;
  const data = (await dataBytes(pid)) + (heapMb + OUTSIDE_OF_HEAP_MB) * 1_048_576;
  const limits = ['--nofile=0:0', '--fsize=0:0', '--core=0:0', `--data=${data}:${data}`];
  await Promise.all([
    run(PRLIMIT, ['--pid', String(pid), ...limits]),
    writeFile(`/proc/${pid}/oom_score_adj`, OOM_SCORE),
  ]);
}

/** What a process has reserved already: the runtime takes more than it uses, and not the same on every machine. */
async function dataBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1_024;
}

/** Milliseconds of processor time so far; null where the system does not tell. */
export async function processorMs(pid: number | undefined): Promise<number | null> {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name before it may hold anything, in parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
