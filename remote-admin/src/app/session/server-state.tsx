import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { createQueryClient } from '../../data/query.ts';

/**
 * Provides the query cache of the current session. It is cleared when a new session starts, not at sign-out: screens
 * that are still mounted would refetch, be denied, and redirect the page to the sign-in.
 */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const token = useSession()?.token;
  const reader = useRef(token);
  useEffect(() => {
    if (token === undefined || token === reader.current) return;
    reader.current = token;
    client.clear();
  }, [client, token]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
