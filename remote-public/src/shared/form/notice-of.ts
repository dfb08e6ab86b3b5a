import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';

/** Returns the notice that a form links to: applications may have one of their own. Undefined on a site that has none. */
export function noticeOf(contracts: readonly ContractLink[], form: MailboxKind): ContractLink | undefined {
  const own = form === 'human-resources' && contracts.find(({ template }) => template === 'application-notice');
  return own || contracts.find(({ kind }) => kind === 'kvkk');
}
