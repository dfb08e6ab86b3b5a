import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

const mapped = new WeakSet<Error>();

/**
 * Shows errors with the positions in the source files: the overlay listens for `error` events, but the stack of an
 * error has positions in the compiled files.
 */
export function mapErrors(): void {
  addEventListener('error', (event) => {
    if (hold(event, event.error)) void show(event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    if (hold(event, event.reason)) void show(event.reason);
  });
}

function hold(event: Event, error: unknown): error is Error {
  if (!(error instanceof Error) || mapped.has(error)) return false;
  event.stopImmediatePropagation();
  return true;
}

async function show(error: Error): Promise<void> {
  mapped.add(error);
  const { stack = '' } = error;
  const source = await readSourceStack(stack);
  if (source !== null) Object.assign(error, { stack: source });
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

async function readSourceStack(stack: string): Promise<string | null> {
  try {
    const response = await fetch('/dev/stack', { method: 'POST', body: stack });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** React reports errors that a boundary has caught only to these options. */
function withReport(options: RootOptions = {}): RootOptions {
  return {
    ...options,
    onCaughtError(error, info) {
      options.onCaughtError?.(error, info);
      reportError(error);
    },
    onUncaughtError(error, info) {
      options.onUncaughtError?.(error, info);
      reportError(error);
    },
  };
}

/** The entry points of the renderer, with reports of caught errors. */
export const client = {
  createRoot: ((container, options) => createRoot(container, withReport(options))) as typeof createRoot,
  hydrateRoot: ((container, children, options) =>
    hydrateRoot(container, children, { ...options, ...withReport(options) })) as typeof hydrateRoot,
};
