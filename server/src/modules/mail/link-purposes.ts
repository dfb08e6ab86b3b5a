import type { MailPurpose } from '@vitrin/shared-contracts/mail';

/** Purposes of mails whose link gives access to an account. */
export const linkPurposes = ['password-reset', 'invitation'] as const satisfies readonly MailPurpose[];

export type LinkPurpose = (typeof linkPurposes)[number];

/** Purposes of mails whose links confirm or end a subscription. */
const newsletterPurposes = ['newsletter-confirmation', 'newsletter'] as const satisfies readonly MailPurpose[];

export function isNewsletterMail(purpose: MailPurpose): boolean {
  return (newsletterPurposes as readonly MailPurpose[]).includes(purpose);
}

export function isLinkMail(purpose: MailPurpose): purpose is LinkPurpose {
  return (linkPurposes as readonly MailPurpose[]).includes(purpose);
}
