import type { Config } from '../../config/config.ts';
import { decrypt, encrypt } from '../../platform/auth/encryption.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isLinkMail, type LinkPurpose } from './link-purposes.ts';
import type { LeasedMail, NewMail } from './outbox.repository.ts';
import { enqueueMail } from './outbox.ts';

export { linkPurposes, type LinkPurpose } from './link-purposes.ts';

type Secret = Pick<Config, 'secret'>;

/** Purpose of the encryption. */
export const mailTextPurpose = 'mail';

/** Adds a mail with such a link to the outbox; its text is stored encrypted, and emptied when it has been sent. */
export function enqueueLinkMail(
  trx: Db,
  { secret }: Secret,
  mail: NewMail & { purpose: LinkPurpose },
): Promise<number> {
  return enqueueMail(trx, { ...mail, text: encrypt(secret, mailTextPurpose, mail.text) });
}

/** Returns the text to send. Throws if it was encrypted with a secret that the server does not have any more. */
export function readMailText({ secret }: Secret, { purpose, text }: Pick<LeasedMail, 'purpose' | 'text'>): string {
  if (!isLinkMail(purpose)) return text;
  const plain = decrypt(secret, mailTextPurpose, text);
  if (plain === null) throw new Error('The mail was encrypted with another secret');
  return plain;
}
