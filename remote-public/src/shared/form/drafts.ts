import { tabStore } from '@vitrin/shared-contracts/guarded-storage';

/**
 * Text that was typed but not sent, kept for this tab only: personal data must not remain on the device. Consent and
 * files are not kept.
 */
export type Draft = Readonly<Record<string, string>>;

/** `scope` of a form: its kind, or a section. */
const keyOf = (scope: string) => `draft_${scope}`;

export function readDraft(scope: string): Draft {
  try {
    const draft: unknown = JSON.parse(tabStore.getItem(keyOf(scope)) ?? '{}');
    const entries = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string' && text !== ''));
  } catch {
    return {};
  }
}

/** Stores the draft; removes the entry when the draft is empty. */
export function writeDraft(scope: string, draft: Draft): void {
  if (Object.values(draft).some((text) => text !== '')) tabStore.setItem(keyOf(scope), JSON.stringify(draft));
  else tabStore.removeItem(keyOf(scope));
}
