import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns false on the server and during hydration, so that both render the same; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
