/**
 * Runs `work` in one of the browser's tabs, and in the next one when that is closed. Where tabs cannot agree on one,
 * it runs in each. `work` ends with `signal`.
 */
export async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
