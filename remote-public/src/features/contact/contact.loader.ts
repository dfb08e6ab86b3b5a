import type { Contract, ContractLink } from '@vitrin/shared-contracts/contracts';
import { api } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { SubmittedForm } from '@vitrin/shared-contracts/submitted-form';
import type { SiteContext } from '../../shared/site-context.ts';

export interface ContactData {
  /** Revision of the notice that the forms link to; null when there is none. */
  notice: number | null;
  /** A form that was sent without JavaScript and returned with errors; null otherwise. */
  submitted: SubmittedForm | null;
}

export async function loadContact({ readOnce, submitted }: SiteContext): Promise<ContactData> {
  const { data: contracts } = await readOnce<ContractLink[]>(api.contracts);
  const link = contracts.find(({ kind }) => kind === 'kvkk');
  const notice = link ? (await readOnce<Contract>(api.contract(contractSlug(link)))).data.revision_id : null;
  return { notice, submitted: submitted?.() ?? null };
}
