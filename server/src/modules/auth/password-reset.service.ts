import { setTimeout } from 'node:timers/promises';
import type { LinkOwner } from '@vitrin/shared-contracts/auth';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { newPasswordHash } from '../../platform/auth/new-passwords.ts';
import {
  findPasswordReset,
  issuePasswordResetToken,
  type PasswordResetToken,
} from '../../platform/auth/password-reset-token.ts';
import { consumeChallengeToken } from '../../platform/auth/challenge-tokens.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { clientKey, createLimiter, requireWithinLimit, secondsToWait } from '../../platform/auth/throttle.ts';
import { activeAccount, lockAccount, normalizeEmail, savePassword } from '../../platform/auth/users.repository.ts';
import { recordEvent, type SecurityEvent } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { messageEnvelope } from '../../platform/http/envelope.ts';
import { Conflict, Invalid, type DomainError } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { enqueueLinkMail } from '../mail/link-mail.ts';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { passwordChangedMail, passwordResetMail } from './password-reset-mails.ts';
import type { SignInClient } from './sign-in-client.ts';

const HOUR = 3_600;
/** Far longer than the work, so that the time of a response does not reveal whether there is an account. */
const RESPONSE_MS = 300;

/** Limits how many links can be requested. The limit of an account drops the mail without telling the client. */
export function createResetLimits(db: Db) {
  return {
    byAddress: createLimiter(db, { keyPrefix: 'reset-address', points: 10, duration: HOUR }),
    byAccount: createLimiter(db, { keyPrefix: 'reset-account', points: 3, duration: HOUR }),
  };
}

export type ResetLimits = ReturnType<typeof createResetLimits>;

/**
 * Mails a link if there is an active account. The response is the same, after the same time, for every e-mail address.
 * Throws 429 when the client has requested too many.
 */
export async function mailPasswordReset(
  services: Pick<PlatformServices, 'config' | 'db'>,
  limits: ResetLimits,
  visitor: SignInClient,
  email: string,
): Promise<Envelope> {
  if (!canSend(services.config)) throw new Conflict('password-reset-without-mail', signInAnswers.resetWithoutMail);
  await requireWithinLimit(limits.byAddress.consume(clientKey(visitor.source.ip)));
  await Promise.all([sendLink(services, limits, visitor, normalizeEmail(email)), setTimeout(RESPONSE_MS)]);
  return messageEnvelope(signInAnswers.resetLinkSent);
}

async function sendLink(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  limits: ResetLimits,
  { source }: SignInClient,
  email: string,
): Promise<void> {
  const wait = await secondsToWait(limits.byAccount.consume(email));
  const account = await activeAccount(db, email);
  const operation = 'password-reset-link';
  if (!account || wait !== null) {
    await recordEvent(db, source, { operation, result: 'failed', actor: null, title: email });
    return;
  }
  await db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, account))) return;
    const token = await issuePasswordResetToken(trx, config, account);
    await enqueueLinkMail(trx, config, passwordResetMail(config, account, token));
    await recordEvent(trx, source, { ...eventOf(account), operation });
  });
}

/** Returns the account of a mailed link, whose e-mail the page needs to check the new password. */
export async function passwordResetOwner(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  token: string,
): Promise<LinkOwner> {
  const { account } = await requireReset(db, config, token);
  return { email: account.email };
}

/**
 * Sets the password with a mailed link and ends all sessions. It does not sign in: the second factor is still required.
 * The browser becomes known, because its user has access to the mailbox.
 */
export async function resetForgottenPassword(
  services: Pick<PlatformServices, 'db' | 'config'>,
  visitor: SignInClient,
  { token, new_password }: { token: string; new_password: string },
): Promise<Envelope<LinkOwner>> {
  const { db, config } = services;
  const { ticket, account } = await requireReset(db, config, token);
  const hash = await newPasswordHash(services, account, new_password);
  await db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, account))) throw linkExpired();
    await consumeChallengeToken(trx, ticket).catch(() => Promise.reject(linkExpired()));
    await savePassword(trx, account.id, { hash, mustChange: false });
    await deleteSessionsOf(trx, account.id);
    await recordEvent(trx, visitor.source, {
      ...eventOf(account),
      operation: 'reset-password',
      fields: ['password'],
    });
    if (canSend(config)) await enqueueMail(trx, passwordChangedMail(config, account));
  });
  visitor.markKnown(account.email);
  const { email } = account;
  return messageEnvelope<LinkOwner>(signInAnswers.passwordChanged, { email });
}

async function requireReset(db: Db, config: PlatformServices['config'], token: string): Promise<PasswordResetToken> {
  const found = await findPasswordReset(db, config, token);
  if (!found) throw linkExpired();
  return found;
}

function linkExpired(): DomainError {
  return new Invalid({ token: 'Geçersiz' }, 'link-expired', signInAnswers.resetLinkExpired);
}

function eventOf({ id, name, email }: PasswordResetToken['account']): Omit<SecurityEvent, 'operation'> {
  return { result: 'done', actor: { id, name }, title: email, entity: 'user', entityId: id };
}
