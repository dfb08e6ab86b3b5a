import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from 'shared-contracts/state';
import { createQueryClient } from '../../shared/query.ts';

/** What the panel has read, for as long as the same person is signed in. */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const token = useSession()?.token;
  useEffect(() => () => client.clear(), [client, token]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
