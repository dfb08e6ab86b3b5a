import { fold } from '@vitrin/shared-contracts/fold';

/** Returns only the words of a text, folded, so that spelling variants and spacing make no difference. */
export function normalizeWords(text: string): string {
  return (
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
