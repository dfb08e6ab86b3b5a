import type { DatabaseConnection, Driver } from 'kysely';
import type { DatabaseStats } from './database-stats.ts';

const LIMIT_MS = 5_000;
const FRAMES = 40;

/**
 * Thrown when no connection was available within the timeout: usually caused by a query on the wrong handle inside a
 * transaction.
 */
export class AcquireTimeout extends Error {
  constructor(caller: string) {
    super(`No database connection within ${LIMIT_MS / 1000} s, requested by ${caller}`);
    this.name = 'AcquireTimeout';
  }
}

/** Limits the wait for a connection to 5 s, after which an error identifies the caller, and counts the waits. */
export function withAcquireTimeout<T extends Driver>(driver: T, stats: DatabaseStats): T {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const begin = performance.now();
    stats.waiting += 1;
    try {
      // Only another request makes one wait, and the stack costs more than a short query.
      const trace = stats.inUse + stats.waiting > 1 ? captureStack() : null;
      const connection = await withTimeout(acquire(options), release, trace);
      stats.acquired += 1;
      stats.inUse += 1;
      return connection;
    } finally {
      stats.waiting -= 1;
      stats.waitedMs += performance.now() - begin;
    }
  };
  driver.releaseConnection = (connection, options) => {
    stats.inUse -= 1;
    return release(connection, options);
  };
  return driver;
}

async function withTimeout(
  pending: Promise<DatabaseConnection>,
  release: Driver['releaseConnection'],
  trace: Error | null,
): Promise<DatabaseConnection> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AcquireTimeout(callerIn(trace))), LIMIT_MS);
  });
  try {
    return await Promise.race([pending, late]);
  } catch (error) {
    // The connection may still arrive: it must be released, or it is lost permanently.
    pending.then((connection) => release(connection)).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function captureStack(): Error {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const trace = new Error('asked here');
  Error.stackTraceLimit = before;
  return trace;
}

function callerIn(trace: Error | null): string {
  const frames = trace?.stack?.split('\n').slice(1) ?? [];
  const ours = frames.find((frame) => !/node_modules|acquire-timeout|availability|retrying|node:/.test(frame));
  return ours?.trim().replace(/^at /, '') ?? 'unknown code';
}
