import { loadTimeout } from './load-timeout.ts';

/**
 * Returns the address of the file that did not load, by the error names of federation and webpack; empty if the error
 * does not tell, and null for every other error. A script that ran and threw has loaded, and so has a chunk of type
 * `missing`.
 */
export function missingFileOf(error: unknown): string | null {
  const text = String(error);
  const { type, request } = (error ?? {}) as { type?: unknown; request?: unknown };
  if (text.includes('ScriptExecutionError') || type === 'missing') return null;
  if (!/RUNTIME-008|ChunkLoadError/.test(text)) return null;
  return typeof request === 'string' ? request : '';
}

/**
 * Checks whether the connection is the cause of a missing file: if the file still does not arrive, the network is. A
 * file that arrives, or that the server refuses, is one with which the release itself does not work.
 */
export async function isLostInTransit(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(loadTimeout()) });
    await response.arrayBuffer();
    return false;
  } catch {
    return true;
  }
}
