import type { KnownBrowser } from '@vitrin/shared-contracts/auth';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { knownBrowserFragment, loginPath } from '@vitrin/shared-contracts/first-paths';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { adminUrl } from '../../config/admin-url.ts';
import { browserLinkToken, accountOfLink } from '../../platform/auth/browser-link.ts';
import { clientKey, requireWithinLimit, createLimiter } from '../../platform/auth/throttle.ts';
import { activeAccount, normalizeEmail, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { messageEnvelope } from '../../platform/http/envelope.ts';
import { Conflict, Invalid, Throttled } from '../../platform/errors.ts';
import { canSend } from '../mail/mail-server.ts';
import type { NewMail } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { SignInClient } from './sign-in-client.ts';

const HOUR = 3_600;

/**
 * Limits how many sign-in links can be requested. Unwanted requests only put valid links into the owner's mailbox; they
 * cannot lock the owner out.
 */
export function createLinkLimits(db: Db) {
  return {
    byAddress: createLimiter(db, { keyPrefix: 'link-address', points: 10, duration: HOUR }),
    byAccount: createLimiter(db, { keyPrefix: 'link-account', points: 3, duration: HOUR }),
  };
}

export type LinkLimits = ReturnType<typeof createLinkLimits>;

/**
 * Adds the code `browser-link` to the error of a throttled sign-in from an unknown browser if mail can be sent: the
 * owner can then sign in with a mailed link.
 */
export function withLinkOffer(
  services: Pick<PlatformServices, 'config'>,
  { attemptFor }: SignInClient,
  email: string,
  error: unknown,
): unknown {
  if (!(error instanceof Throttled) || attemptFor(email).device !== null || !canSend(services.config)) return error;
  return new Throttled(error.details.retrySeconds ?? 1, { code: 'browser-link' });
}

/** Mails a sign-in link if the account exists. Response and work are the same if it does not. */
export async function mailBrowserLink(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  limits: LinkLimits,
  { source }: SignInClient,
  email: string,
): Promise<Envelope> {
  if (!canSend(config)) throw new Conflict('browser-link-without-mail', signInAnswers.browserLinkWithoutMail);
  const key = normalizeEmail(email);
  await requireWithinLimit(limits.byAddress.consume(clientKey(source.ip)));
  await requireWithinLimit(limits.byAccount.consume(key));
  const account = await activeAccount(db, key);
  const trx = await db.startTransaction().execute();
  try {
    await enqueueMail(trx, linkMail(config, account ?? placeholderAccount(key)));
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
  await (account ? trx.commit() : trx.rollback()).execute();
  return messageEnvelope(signInAnswers.browserLinkSent);
}

function placeholderAccount(email: string): Pick<Account, 'id' | 'name' | 'email' | 'password_hash'> {
  return { id: 0, name: '', email, password_hash: '' };
}

function linkMail(
  config: PlatformServices['config'],
  account: Pick<Account, 'id' | 'name' | 'email' | 'password_hash'>,
): NewMail {
  const link = `${adminUrl(config)}${loginPath}${knownBrowserFragment}${browserLinkToken(config.secret, account)}`;
  const lines = [
    `Sayın ${account.name},`,
    '',
    'Hesabınıza tanınmayan tarayıcılardan çok sayıda giriş denemesi yapıldığı için yeni bir tarayıcıdan giriş kısa süreliğine durduruldu.',
    'Giriş yapmak isteyen sizseniz bağlantıyı giriş yapacağınız tarayıcıda açın; ardından şifrenizle giriş yapabilirsiniz:',
    '',
    link,
    '',
    'Bağlantı bir saat geçerlidir. Siz istemediyseniz bir şey yapmanız gerekmez; bu bağlantı şifreniz olmadan işe yaramaz.',
    '',
  ];
  return { purpose: 'sign-in', recipient: account.email, subject: 'Giriş bağlantınız', text: lines.join('\n') };
}

/**
 * Marks the browser that presents a valid link as known, so that its attempts are counted separately from those of
 * unknown browsers.
 */
export async function markBrowserKnown(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  visitor: SignInClient,
  token: string,
): Promise<Envelope<KnownBrowser>> {
  const account = await accountOfLink(db, config.secret, token);
  if (!account) throw new Invalid(null, 'browser-link-expired', signInAnswers.browserLinkExpired);
  const { id, name, email } = account;
  await recordEvent(db, visitor.source, {
    operation: 'known-browser',
    result: 'done',
    actor: { id, name },
    title: email,
    entity: 'user',
    entityId: id,
  });
  visitor.markKnown(email);
  return messageEnvelope<KnownBrowser>(signInAnswers.browserKnown, { email });
}
