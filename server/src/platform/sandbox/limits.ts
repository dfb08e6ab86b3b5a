import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `setpriv` and `prlimit` are part of util-linux, which all but the smallest Linux distributions include. */
const SETPRIV = '/usr/bin/setpriv';
const PRLIMIT = '/usr/bin/prlimit';
/** Memory in addition to the heap: buffers, compiled code, stacks. */
const NON_HEAP_MB = 160;
/** When memory is low, the kernel kills a sandbox before the server. */
const OOM_SCORE = '800';
/** Milliseconds per clock tick in `/proc/<pid>/stat`, the same on all architectures. */
const TICK_MS = 10;

/**
 * Whether kernel limits are available for sandbox processes. Without them only the permission model of Node and the
 * removed globals protect the server.
 */
export const hasKernelLimits = process.platform === 'linux' && existsSync(SETPRIV) && existsSync(PRLIMIT);

/**
 * Returns the command prefix that ends the process together with the server, even when the server is killed, and
 * prevents privilege escalation.
 */
export function launchPrefix(): string[] {
  return hasKernelLimits ? [SETPRIV, '--pdeathsig', 'KILL', '--no-new-privs'] : [];
}

/**
 * Prevents the process from opening any additional file, socket or pipe, and limits its memory; handles that are
 * already open keep working.
 */
export async function restrictProcess(pid: number | undefined, heapMb: number): Promise<void> {
  if (!hasKernelLimits || pid === undefined) return;
  const data = (await dataBytes(pid)) + (heapMb + NON_HEAP_MB) * 1_048_576;
  const limits = ['--nofile=0:0', '--fsize=0:0', '--core=0:0', `--data=${data}:${data}`];
  await Promise.all([
    run(PRLIMIT, ['--pid', String(pid), ...limits]),
    writeFile(`/proc/${pid}/oom_score_adj`, OOM_SCORE),
  ]);
}

/**
 * Returns the memory that the process has already reserved: the runtime reserves more than it uses, and the amount
 * differs between machines.
 */
async function dataBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1_024;
}

/** Returns the CPU time used so far in milliseconds; null where the system does not report it. */
export async function cpuMs(pid: number | undefined): Promise<number | null> {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The process name before the fields is in parentheses and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
