import { isLongerThan } from '@vitrin/shared-contracts/characters';
import { cleanLine } from '@vitrin/shared-contracts/invisible';
import { invalid } from '@vitrin/shared-contracts/validation';

/** Returns the error of a text with more characters than allowed. `maxLength` would cut what is pasted. */
export function lengthError(text: string, max: number): string | undefined {
  return isLongerThan(cleanLine(text), max) ? invalid.tooLong(max) : undefined;
}
