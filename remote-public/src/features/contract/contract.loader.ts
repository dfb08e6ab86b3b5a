import type { CompanyAnnouncement } from '@vitrin/shared-contracts/company-announcements';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { Contract } from '@vitrin/shared-contracts/contracts';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { apiStatus, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { readNotice } from '../../shared/form/read-notice.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import { redirectToCurrentSlug, orRedirectToNotFound } from '../../shared/slug-page.ts';
import { accessibilityFeedback } from './lazy-feedback.ts';
import { hasFeedback, type LoadedContract } from './loaded-contract.ts';

export async function loadContract(context: SiteContext, slug: string): Promise<LoadedContract> {
  const contract = await orRedirectToNotFound(context.read<Contract>(api.contract(slug)));
  redirectToCurrentSlug(contract, slug, contractSlug(contract), publicPaths.contract);
  if (hasFeedback(contract)) return withFeedback(context, contract);
  return contract.kind === 'information-society' ? withAnnouncements(context, contract) : contract;
}

async function withFeedback(context: SiteContext, contract: Contract): Promise<LoadedContract> {
  const [notice] = await Promise.all([readNotice(context), accessibilityFeedback.load()]);
  return { ...contract, notice };
}

async function withAnnouncements({ read }: RemoteContext, contract: Contract): Promise<LoadedContract> {
  try {
    return { ...contract, announcements: (await read<CompanyAnnouncement[]>(api.companyAnnouncements)).data };
  } catch (error) {
    if (apiStatus(error) === 404) return contract;
    throw error;
  }
}
