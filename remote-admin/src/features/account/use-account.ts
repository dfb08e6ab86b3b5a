import { useEffect, useState } from 'react';
import type { Account } from 'shared-contracts/account';
import { api } from 'shared-contracts/paths';
import { useRead } from '../../shared/use-read.ts';

/** The own account. What a write answers stands at once, and a later read that fails takes nothing off the screen. */
export function useAccount() {
  const { reading, reread } = useRead<Account>(api.account);
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    if (reading.state === 'ready' && !reading.stale) setAccount(reading.data);
  }, [reading]);
  return { account, failure: reading.state === 'failed' ? reading : null, reread, take: setAccount };
}
