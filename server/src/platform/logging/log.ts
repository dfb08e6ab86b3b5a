import { types } from 'node:util';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { loggedError } from './logged-error.ts';

/** The server's log: JSON lines that tell nothing of people. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: {
      // pino takes the message of an error for that of the line where none is given.
      logMethod(args, method) {
        const [first] = args;
        if (types.isNativeError(first)) method.call(this, { err: first }, 'unexpected error');
        else method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
