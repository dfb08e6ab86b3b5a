import { limits } from 'shared-contracts/limits';
import type { StaticTexts } from 'shared-contracts/static-texts';

/** What a browser can tell of a file; the server looks inside. An empty file input has a file without a name. */
export function cvFault(
  file: FormDataEntryValue | null,
  words: Pick<StaticTexts['validation'], 'cvRequired' | 'cvType' | 'cvSize'>,
): string | undefined {
  if (!(file instanceof File) || file.name === '') return words.cvRequired;
  if (!/\.(?:pdf|docx)$/i.test(file.name)) return words.cvType;
  return file.size > limits.fileBytes ? words.cvSize : undefined;
}
