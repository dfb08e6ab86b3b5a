import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import { openingField } from '@vitrin/shared-contracts/submitted-form';
import type { Db } from '../../platform/database/tables.ts';
import type { FormFields } from '../../platform/http/form-fields.ts';
import { openingToAnswer } from '../openings/openings.service.ts';
import { readInteger } from './form-values.ts';

/**
 * Returns the job opening that an application names: null if it names none, `closed` if that one takes no applications,
 * for example because its last day ended while the form was being filled in.
 */
export async function answeredOpening(
  db: Db,
  kind: MailboxKind,
  fields: FormFields,
): Promise<AnsweredOpening | 'closed' | null> {
  const named = fields.get(openingField);
  if (kind === 'contact' || named === undefined || named === '') return null;
  const id = readInteger(named);
  return (id === null ? null : await openingToAnswer(db, id)) ?? 'closed';
}
