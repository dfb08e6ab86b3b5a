import type { MailboxKind } from 'shared-contracts/mailbox';

/**
 * What is typed and not yet sent, in this tab alone: personal data does not stay behind on a machine. Consent and files are
 * given anew each time.
 */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (kind: MailboxKind) => `draft_${kind}`;

export function readDraft(kind: MailboxKind): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}');
    const entries = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string' && text !== ''));
  } catch {
    return {};
  }
}

/** An empty draft leaves nothing behind. */
export function writeDraft(kind: MailboxKind, draft: Draft): void {
  try {
    if (Object.values(draft).some((text) => text !== '')) sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(kind));
  } catch {
    // A browser that keeps nothing can still send.
  }
}
