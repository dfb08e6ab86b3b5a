import type { Contract, ContractLink } from '@vitrin/shared-contracts/contracts';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { SiteContext } from '../site-context.ts';
import { noticeOf } from './notice-of.ts';

/** Revision of the notice that each form links to; null for one that has none. */
export type NoticeRevisions = Readonly<Record<MailboxKind, number | null>>;

/** Returns the revisions of the notices that forms link to; null when there is none. */
export async function readNotice({ readOnce }: Pick<SiteContext, 'readOnce'>): Promise<NoticeRevisions | null> {
  const { data: contracts } = await readOnce<ContractLink[]>(api.contracts);
  const revisionOf = async (form: MailboxKind) => {
    const link = noticeOf(contracts, form);
    return link ? (await readOnce<Contract>(api.contract(contractSlug(link)))).data.revision_id : null;
  };
  const revisions = await Promise.all(mailboxKinds.map(async (form) => [form, await revisionOf(form)] as const));
  if (revisions.every(([, revision]) => revision === null)) return null;
  return Object.fromEntries(revisions) as Record<MailboxKind, number | null>;
}
