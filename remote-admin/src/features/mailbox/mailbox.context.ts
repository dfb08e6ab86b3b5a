import { createContext, use } from 'react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { Assignee, MessageLabel } from 'shared-contracts/message-workflow';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';

/** What every part of an inbox's screen needs. */
interface MailboxTools {
  kind: MailboxKind;
  deeds: MailboxDeeds;
  labels: readonly MessageLabel[];
  assignees: readonly Assignee[];
  /** Where the labels are looked after. */
  toLabels: string;
}

export const MailboxContext = createContext<MailboxTools | null>(null);

export function useMailbox(): MailboxTools {
  const mailbox = use(MailboxContext);
  if (!mailbox) throw new Error('A part of an inbox stands outside of it');
  return mailbox;
}
