import type { LetterProgress } from '@vitrin/shared-contracts/newsletter';

/** Says how far a letter has been sent; empty before it was started. */
export function progressText({ queued, sent, refused }: LetterProgress): string {
  return [sent > 0 && `${sent} gönderildi`, queued > 0 && `${queued} sırada`, refused > 0 && `${refused} gönderilemedi`]
    .filter(Boolean)
    .join(', ');
}
