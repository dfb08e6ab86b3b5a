import type { FastifyBaseLogger } from 'fastify';

/**
 * Minimum uptime in seconds for a restart. A process that fails earlier would fail again, so it exits and leaves the
 * restart to its supervisor.
 */
const MIN_UPTIME_S = 30;

interface RestartOptions {
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
  end: () => Promise<void>;
  /** Replaceable in tests. */
  runtime?: Pick<NodeJS.Process, 'on' | 'uptime'>;
  restart?: () => void;
  exit?: (code: number) => void;
}

/**
 * Handles errors that no other code handled. An unhandled rejection is logged and the server keeps running, because it
 * affects only one task. After an uncaught exception the state of the process is unknown: requests in flight are
 * completed, then the program restarts with the same process id, so that a supervisor sees no exit.
 */
export function restartOnException({
  log,
  end,
  runtime = process,
  restart = restartProgram,
  exit = (code) => process.exit(code),
}: RestartOptions): void {
  runtime.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const shutDownAndRestart = async (): Promise<void> => {
    try {
      const mayRestart = runtime.uptime() >= MIN_UPTIME_S;
      await end();
      return mayRestart ? restart() : exit(1);
    } catch (reason) {
      log.fatal({ err: reason }, 'the server could not restart');
      exit(1);
    }
  };
  let isEnding = false;
  runtime.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception: the server restarts');
    if (!isEnding) void shutDownAndRestart();
    isEnding = true;
  });
}

/**
 * Replaces the running program with `execve` if the operating system supports it; otherwise the process exits and its
 * supervisor starts another.
 */
function restartProgram(): void {
  const { execve, execPath, execArgv, argv, env } = process;
  if (!execve || process.platform === 'win32') process.exit(1);
  execve.call(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], env);
}
