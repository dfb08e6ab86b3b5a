import { uuidPattern } from 'shared-contracts/uuid';
import type { FormFields } from './form-fields.ts';
import { problems } from './problem.ts';

/** Returns the working copy that a form publishes: its field `working_copy`. */
export function publishedCopyOf(fields: FormFields): { publishedCopy?: string } {
  const id = fields.get('working_copy');
  if (id === undefined) return {};
  if (typeof id !== 'string' || !uuidPattern.test(id)) throw problems.malformed('working_copy alanı geçersiz.');
  return { publishedCopy: id };
}
