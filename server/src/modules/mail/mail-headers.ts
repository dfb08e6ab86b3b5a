import type { MailSettings } from '@vitrin/shared-contracts/mail';
import type { Config } from '../../config/config.ts';
import { headerText } from './header-text.ts';
import { readMailText } from './link-mail.ts';
import { defaultSender } from './mail-server.ts';
import type { LeasedMail } from './outbox.repository.ts';

/** A mail in the format of the library: plain text, for the newsletter also HTML, with no headers but those set here. */
export interface ReadyMail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** Builds the mail. A retry has the same `Message-ID`, so that a recipient of both can detect the duplicate. */
export function readyMail(
  mail: LeasedMail,
  settings: Pick<MailSettings, 'from_name' | 'from_email' | 'reply_to'>,
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'secret'>,
): ReadyMail {
  const replyTo = mail.reply_to || settings.reply_to;
  return {
    from: { name: headerText(settings.from_name), address: settings.from_email || defaultSender(config) },
    to: addressOnly(mail.recipient),
    ...(replyTo && { replyTo: addressOnly(replyTo) }),
    subject: headerText(mail.subject),
    text: readMailText(config, mail),
    ...(mail.html !== null && { html: mail.html }),
    messageId: `<${mail.id}.${Date.parse(mail.created_at)}@${new URL(config.publicUrl).hostname}>`,
    date: new Date(mail.created_at),
    headers: {
      // Prevents automatic replies to mails that no human wrote (RFC 3834).
      ...(mail.purpose !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
      ...leaveHeaders(mail.leave_url),
    },
  };
}

/** Lets mail programs show a button that ends the subscription (RFC 2369); without a question only over HTTPS (RFC 8058). */
function leaveHeaders(leaveUrl: string | null): Record<string, string> {
  if (leaveUrl === null) return {};
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${leaveUrl}>`, ...(leaveUrl.startsWith('https:') && oneClick) };
}

/** Returns the address as an object, so that it is never parsed as a list of addresses. */
function addressOnly(address: string): { name: string; address: string } {
  return { name: '', address: headerText(address) };
}
