import { limits } from '@vitrin/shared-contracts/limits';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

/**
 * Returns the error message for what a browser can check of a file, undefined if there is none; the server inspects the
 * content. An empty file input has a file without a name.
 */
export function cvError(
  file: FormDataEntryValue | null,
  texts: Pick<StaticTexts['validation'], 'cvRequired' | 'cvType' | 'cvSize'>,
): string | undefined {
  if (!(file instanceof File) || file.name === '') return texts.cvRequired;
  if (!/\.(?:pdf|docx)$/i.test(file.name)) return texts.cvType;
  return file.size > limits.fileBytes ? texts.cvSize : undefined;
}
