import { readdirSync, readFileSync } from 'node:fs';

/** Returns the user and system CPU time of a process in seconds; Linux reports it in hundredths of a second. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns the resident memory of a process in megabytes, as reported by Linux. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Proportional set size in megabytes: memory that processes share is counted once. */
export interface Memory {
  server: number;
  /** Its child processes together. */
  others: number;
}

/** Returns the memory of a process and its children. A child that ends meanwhile is left out. */
export function memoryOf(pid: number): Memory {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) => childrenOf(`/proc/${pid}/task/${thread}`));
  return {
    server: proportionalMegabytes(pid),
    others: children.reduce((sum, id) => sum + proportionalMegabytes(id), 0),
  };
}

function childrenOf(thread: string): number[] {
  return (readOrNull(`${thread}/children`) ?? '').split(' ').filter(Boolean).map(Number);
}

function proportionalMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrNull(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0;
  return Number(kilobytes) / 1024;
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
