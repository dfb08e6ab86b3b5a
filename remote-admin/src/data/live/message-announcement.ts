import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { NewMessage } from './live-events.ts';

const inboxes: Readonly<Record<MailboxKind, { label: string; path: string }>> = {
  contact: { label: 'İletişim', path: adminPaths.contactMessages },
  'human-resources': { label: 'İnsan kaynakları', path: adminPaths.applications },
};

/** Returns one sentence about the new messages; empty if there are none. */
export function announcementText(arrivals: readonly NewMessage[]): string {
  const [only] = arrivals;
  if (!only) return '';
  if (arrivals.length > 1) return `${arrivals.length} yeni ileti geldi`;
  return `Yeni ileti: ${only.message ? `${only.message.name}, ${only.message.subject}` : inboxes[only.kind].label}`;
}

/** Returns the address of the newest message, or of its inbox if there are several. */
export function messageAddress(arrivals: readonly NewMessage[]): string {
  const newest = arrivals.at(-1);
  if (!newest) return adminPaths.contactMessages;
  const { path } = inboxes[newest.kind];
  return arrivals.length === 1 && newest.message ? `${path}?ileti=${newest.message.id}` : path;
}
