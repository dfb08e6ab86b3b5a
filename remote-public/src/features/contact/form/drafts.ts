import { tabStore } from '@vitrin/shared-contracts/guarded-storage';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';

/**
 * Text that was typed but not sent, kept for this tab only: personal data must not remain on the device. Consent and
 * files are not kept.
 */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (kind: MailboxKind) => `draft_${kind}`;

export function readDraft(kind: MailboxKind): Draft {
  try {
    const draft: unknown = JSON.parse(tabStore.getItem(keyOf(kind)) ?? '{}');
    const entries = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string' && text !== ''));
  } catch {
    return {};
  }
}

/** Stores the draft; removes the entry when the draft is empty. */
export function writeDraft(kind: MailboxKind, draft: Draft): void {
  if (Object.values(draft).some((text) => text !== '')) tabStore.setItem(keyOf(kind), JSON.stringify(draft));
  else tabStore.removeItem(keyOf(kind));
}
