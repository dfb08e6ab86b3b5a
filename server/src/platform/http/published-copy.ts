import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import type { WriteContext } from '../database/write-context.ts';
import type { FormFields } from './form-fields.ts';
import { problems } from './problem.ts';

/**
 * Returns the working copy that a form publishes: its field `working_copy`. With the field `working_copy_rest`, parts of it
 * stay unpublished.
 */
export function publishedCopyOf(fields: FormFields): Pick<WriteContext, 'publishedCopy'> {
  const id = fields.get('working_copy');
  if (id === undefined) return {};
  if (typeof id !== 'string' || !uuidPattern.test(id)) throw problems.malformed('working_copy alanı geçersiz.');
  return { publishedCopy: { id, isPart: fields.has('working_copy_rest') } };
}
