import type { CompanyAnnouncement } from '@vitrin/shared-contracts/company-announcements';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { Contract } from '@vitrin/shared-contracts/contracts';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { apiStatus, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirectToCurrentSlug, orRedirectToNotFound } from '../../shared/slug-page.ts';

/** A legal page. */
export interface LoadedContract extends Contract {
  /** Of the information society page, newest first; undefined for other pages, and on a server that has none. */
  announcements?: CompanyAnnouncement[];
}

export async function loadContract(context: RemoteContext, slug: string): Promise<LoadedContract> {
  const contract = await orRedirectToNotFound(context.read<Contract>(api.contract(slug)));
  redirectToCurrentSlug(contract, slug, contractSlug(contract), publicPaths.contract);
  return contract.kind === 'information-society' ? withAnnouncements(context, contract) : contract;
}

async function withAnnouncements({ read }: RemoteContext, contract: Contract): Promise<LoadedContract> {
  try {
    return { ...contract, announcements: (await read<CompanyAnnouncement[]>(api.companyAnnouncements)).data };
  } catch (error) {
    if (apiStatus(error) === 404) return contract;
    throw error;
  }
}
