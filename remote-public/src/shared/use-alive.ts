import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page comes alive, so that both agree; true from then on. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
