import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { htmlMail, link, paragraph } from './html-mail.ts';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What the mails to one address are written with. */
export interface MailTexts {
  texts: StaticTexts['newsletter'];
  lang: string;
  company: string;
  publicUrl: string;
}

/** Writes the mail that asks to confirm: the request and its link, and nothing that advertises. */
export function confirmationMail({ texts, lang, company, publicUrl }: MailTexts, token: string): Mail {
  const url = `${publicUrl}${api.newsletterConfirm(token)}?lang=${lang}`;
  const text = fill(texts.mailConfirmText, { company });
  const validity = fill(texts.mailConfirmValidity, { days: limits.newsletter.waitingDays });
  const subject = fill(texts.mailConfirmSubject, { company });
  return {
    subject,
    text: `${text}\n\n${url}\n\n${validity}\n`,
    html: htmlMail({ lang, title: subject }, [paragraph(text), link(url, texts.confirmAction), paragraph(validity)]),
  };
}

/** Writes the mail to somebody who is subscribed and has filled in the form again. */
export function knownMail({ texts, lang, company }: MailTexts, leaveUrl: string): Mail {
  const text = fill(texts.mailKnownText, { company });
  const subject = fill(texts.mailKnownSubject, { company });
  return {
    subject,
    text: `${text}\n\n${texts.mailLeave}\n${leaveUrl}\n`,
    html: htmlMail({ lang, title: subject }, [paragraph(text), link(leaveUrl, texts.leaveAction)]),
  };
}

/** Returns the address that ends a subscription. */
export function leaveUrlOf({ publicUrl, lang }: Pick<MailTexts, 'publicUrl' | 'lang'>, token: string): string {
  return `${publicUrl}${api.newsletterLeave(token)}?lang=${lang}`;
}
