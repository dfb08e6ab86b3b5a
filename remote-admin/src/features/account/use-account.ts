import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account } from 'shared-contracts/account';
import { accountQuery } from './account.api.ts';

/** The own account. What a write answers stands at once, and a later read that fails takes nothing off the screen. */
export function useAccount() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(accountQuery);
  return {
    account: data ?? null,
    failure: error,
    refetch: async () => void (await refetch()),
    take: (account: Account) => void client.setQueryData(accountQuery.queryKey, account),
  };
}
