import { isLongerThan } from '@vitrin/shared-contracts/characters';
import { invalid } from '@vitrin/shared-contracts/validation';

/** Returns the error of a text that is too long. A `maxLength` of the element would cut what is pasted without a word. */
export function lengthError(text: string, max: number): string | undefined {
  return isLongerThan(text.trim(), max) ? invalid.tooLong(max) : undefined;
}
