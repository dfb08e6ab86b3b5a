import type { MailboxKind } from 'shared-contracts/mailbox';
import { adminPaths } from 'shared-contracts/paths';
import type { Arrival } from './inbox-live.ts';

const inboxes: Readonly<Record<MailboxKind, { label: string; path: string }>> = {
  contact: { label: 'İletişim', path: adminPaths.contactMessages },
  'human-resources': { label: 'İnsan Kaynakları', path: adminPaths.applications },
};

/** What has come, in one sentence; empty where nothing has. */
export function arrivalWords(arrivals: readonly Arrival[]): string {
  const [only] = arrivals;
  if (!only) return '';
  if (arrivals.length > 1) return `${arrivals.length} yeni ileti geldi`;
  return `Yeni ileti: ${only.message ? `${only.message.name}, ${only.message.subject}` : inboxes[only.kind].label}`;
}

/** Where the newest of them is read. */
export function addressOf(arrivals: readonly Arrival[]): string {
  const newest = arrivals.at(-1);
  if (!newest) return adminPaths.contactMessages;
  const { path } = inboxes[newest.kind];
  return arrivals.length === 1 && newest.message ? `${path}?ileti=${newest.message.id}` : path;
}
