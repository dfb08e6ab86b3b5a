import { types } from 'node:util';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { loggedError } from './logged-error.ts';

/** Creates the server log: JSON lines without personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: {
      // Without an explicit message pino would use the message of the error.
      logMethod(args, method) {
        const [first] = args;
        if (types.isNativeError(first)) method.call(this, { err: first }, 'unexpected error');
        else method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
