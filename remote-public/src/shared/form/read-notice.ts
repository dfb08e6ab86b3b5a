import type { Contract, ContractLink } from '@vitrin/shared-contracts/contracts';
import { api } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { SiteContext } from '../site-context.ts';

/** Returns the revision of the notice that forms link to; null when there is none. */
export async function readNotice({ readOnce }: Pick<SiteContext, 'readOnce'>): Promise<number | null> {
  const { data: contracts } = await readOnce<ContractLink[]>(api.contracts);
  const link = contracts.find(({ kind }) => kind === 'kvkk');
  return link ? (await readOnce<Contract>(api.contract(contractSlug(link)))).data.revision_id : null;
}
