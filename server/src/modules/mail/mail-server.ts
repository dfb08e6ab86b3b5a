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

/**
 * Returns the default sender when the settings contain none: the SMTP user if it is an address, otherwise an address of
 * the site.
 */
export function defaultSender({ smtpUrl, publicUrl }: Sources): string {
  const user = decodeURIComponent((smtpUrl !== null && URL.parse(smtpUrl)?.username) || '');
  return /^[^\s@<>]+@[^\s@<>]+$/.test(user) ? user : `bilgi@${new URL(publicUrl).hostname}`;
}
