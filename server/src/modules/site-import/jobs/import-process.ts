import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../../config/config.ts';
import type { Claim } from './import-claims.repository.ts';

const PROCESS = fileURLToPath(new URL('./import.process.ts', import.meta.url));

/** What the process is sent. */
export interface ImportTask {
  config: Config;
  claim: Claim;
}

/** Starts the process of an import. The configuration holds secrets: it goes neither by arguments nor by the environment. */
export function startImportProcess(task: ImportTask): ChildProcess {
  // Young objects are collected early: a large semi-space would cost memory that the server needs.
  const child = fork(PROCESS, { execArgv: ['--max-semi-space-size=4'] });
  child.send(task);
  return child;
}
