import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from 'shared-contracts/state';
import { createQueryClient } from '../../shared/query.ts';

/**
 * What the panel has read, for as long as the same person is signed in. It is cleared when somebody else has signed in, not
 * when somebody signs out: the screens that still stand would read anew, be refused, and take the page to the sign-in.
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
