import type { FastifyBaseLogger } from 'fastify';

/** One that fails sooner would fail again: its end is left to whoever started it. */
const LEAST_UPTIME_S = 30;

interface Restarting {
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
  end: () => Promise<void>;
  /** Replaceable in tests. */
  runtime?: Pick<NodeJS.Process, 'on' | 'uptime'>;
  begin?: () => void;
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
  begin = beginAgain,
  exit = (code) => process.exit(code),
}: Restarting): void {
  runtime.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a task failed that nobody waits for'));
  const endAndBegin = async (): Promise<void> => {
    try {
      const mayBegin = runtime.uptime() >= LEAST_UPTIME_S;
      await end();
      return mayBegin ? begin() : exit(1);
    } catch (reason) {
      log.fatal({ err: reason }, 'the server could not begin again');
      exit(1);
    }
  };
  let isEnding = false;
  runtime.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected exception: the server begins again');
    if (!isEnding) void endAndBegin();
    isEnding = true;
  });
}

/** Replaces the program where the operating system can; elsewhere the process ends and its supervisor starts another. */
function beginAgain(): void {
  const { execve, execPath, execArgv, argv, env } = process;
  if (!execve || process.platform === 'win32') process.exit(1);
  execve.call(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], env);
}
