import { createContext, use } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import type { Assignee, MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import type { MailboxActions } from './use-mailbox-actions.ts';

/** Data and actions shared by all components of an inbox screen. */
interface MailboxContextValue {
  kind: MailboxKind;
  actions: MailboxActions;
  labels: readonly MessageLabel[];
  assignees: readonly Assignee[];
  /** Job openings that the applications of this inbox answer. */
  openings: readonly AnsweredOpening[];
  /** URL of the label list. */
  labelsAddress: string;
}

export const MailboxContext = createContext<MailboxContextValue | null>(null);

export function useMailbox(): MailboxContextValue {
  const mailbox = use(MailboxContext);
  if (!mailbox) throw new Error('The mailbox context is available only inside a mailbox');
  return mailbox;
}
