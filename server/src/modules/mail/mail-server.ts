import type { Config } from '../../config/config.ts';

type Sources = Pick<Config, 'smtpUrl' | 'publicUrl'>;

/** Checks whether a mail server is configured; without one no mail is enqueued. */
export function canSend({ smtpUrl }: Pick<Config, 'smtpUrl'>): boolean {
  return smtpUrl !== null;
}

/** Returns host and port of the mail server without credentials; empty without one. */
export function mailServerName({ smtpUrl }: Pick<Config, 'smtpUrl'>): string {
  return smtpUrl === null ? '' : (URL.parse(smtpUrl)?.host ?? '');
}

/** Whom mails come from as long as the settings name nobody: who signs in at the mail server, or the site. */
export function standardSender({ smtpUrl, publicUrl }: Sources): string {
  const user = decodeURIComponent((smtpUrl !== null && URL.parse(smtpUrl)?.username) || '');
  return /^[^\s@<>]+@[^\s@<>]+$/.test(user) ? user : `bilgi@${new URL(publicUrl).hostname}`;
}
