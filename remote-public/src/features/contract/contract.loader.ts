import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { Contract } from '@vitrin/shared-contracts/contracts';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirectToCurrentSlug, orRedirectToNotFound } from '../../shared/slug-page.ts';

export async function loadContract({ read }: RemoteContext, slug: string): Promise<Contract> {
  const contract = await orRedirectToNotFound(read<Contract>(api.contract(slug)));
  redirectToCurrentSlug(contract, slug, contractSlug(contract), publicPaths.contract);
  return contract;
}
