import { fold } from 'shared-contracts/fold';

/** Nothing but the words of a text, folded, so that it makes no difference how they are written and spaced. */
export function plainWords(text: string): string {
  return (
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
