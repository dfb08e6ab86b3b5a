import { emailSchema } from '@vitrin/shared-contracts/auth';
import type { PersonalData } from '@vitrin/shared-contracts/privacy';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { validated } from '../../platform/http/validated.ts';
import { requestsOf } from './data-requests.repository.ts';
import { addressesOf, countMails, isStaff, messagesOf } from './person.repository.ts';
import { subscriptionOf } from './subscription.repository.ts';

/** Validates the query parameter `email` and returns the key that identifies a person. */
export function senderOfQuery(email: unknown): string {
  return normalizeEmail(validated(emailSchema, email));
}

/** Returns everything that is stored about the person with this e-mail. */
export async function personalData(db: Db, sender: string): Promise<PersonalData> {
  const { messages, total } = await messagesOf(db, sender);
  const requests = await requestsOf(db, sender);
  return {
    email: sender,
    messages,
    message_total: total,
    mails: await countMails(db, await addressesOf(db, sender)),
    subscription: await subscriptionOf(db, sender),
    requests: requests.map(({ text: _text, outcome: _outcome, ...row }) => row),
    is_staff: await isStaff(db, sender),
  };
}
