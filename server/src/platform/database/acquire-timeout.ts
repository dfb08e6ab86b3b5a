import type { DatabaseConnection, Driver } from 'kysely';

const LIMIT_MS = 5_000;
const FRAMES = 40;

/** A connection was not to be had in time: most often a query on the wrong handle inside a transaction. */
export class AcquireTimeout extends Error {
  constructor(caller: string) {
    super(`No database connection within ${LIMIT_MS / 1000} s, asked for by ${caller}`);
    this.name = 'AcquireTimeout';
  }
}

/** Makes waiting for a connection end after 5 s with an error that names who asked. */
export function withAcquireTimeout<T extends Driver>(driver: T): T {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = (options) => limited(acquire(options), driver);
  return driver;
}

async function limited(pending: Promise<DatabaseConnection>, driver: Driver): Promise<DatabaseConnection> {
  const trace = traceHere();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AcquireTimeout(callerIn(trace))), LIMIT_MS);
  });
  try {
    return await Promise.race([pending, late]);
  } catch (error) {
    // The connection may still come: it must go back, or it is lost for ever.
    pending.then((connection) => driver.releaseConnection(connection)).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function traceHere(): Error {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const trace = new Error('asked here');
  Error.stackTraceLimit = before;
  return trace;
}

function callerIn(trace: Error): string {
  const frames = trace.stack?.split('\n').slice(1) ?? [];
  const ours = frames.find((frame) => !/node_modules|acquire-timeout|retrying|node:/.test(frame));
  return ours?.trim().replace(/^at /, '') ?? 'unknown code';
}
