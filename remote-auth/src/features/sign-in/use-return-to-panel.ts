import { useEffect } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useSession } from 'shared-contracts/state';
import { departure } from './departure.ts';

/** Who is signed in already goes to the panel (product §4), unless the page is told to `stay`. */
export function useReturnToPanel({ stay }: { stay: boolean }): void {
  const session = useSession();
  useEffect(() => {
    if (session && session.expiresAt > new Date() && !stay) departure.go(adminPaths.root);
  }, [session, stay]);
}
