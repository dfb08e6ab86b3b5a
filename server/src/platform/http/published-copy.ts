import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import type { WriteContext } from '../database/write-context.ts';
import type { FormFields } from './form-fields.ts';
import { problems } from './problem.ts';

/**
 * Returns the working copy that a form publishes: its field `working_copy`. With the field `working_copy_rest`, parts of it
 * stay unpublished; `working_copy_rev` is the revision that the user has seen.
 */
export function publishedCopyOf(fields: FormFields): Pick<WriteContext, 'publishedCopy'> {
  const id = fields.get('working_copy');
  if (id === undefined) return {};
  if (typeof id !== 'string' || !uuidPattern.test(id)) throw problems.malformed('working_copy alanı geçersiz.');
  return { publishedCopy: { id, isPart: fields.has('working_copy_rest'), ...revisionOf(fields) } };
}

function revisionOf(fields: FormFields): { rev?: number } {
  const rev = fields.get('working_copy_rev');
  if (rev === undefined) return {};
  if (typeof rev !== 'string' || !/^[1-9]\d{0,8}$/.test(rev))
    throw problems.malformed('working_copy_rev alanı geçersiz.');
  return { rev: Number(rev) };
}
