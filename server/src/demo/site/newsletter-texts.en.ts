import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

/** The site's own words about its newsletter in English. */
export const englishNewsletterTexts: StaticTexts['newsletter'] = {
  title: 'Newsletter',
  text: 'Hear about our new articles by e-mail.',
  email: 'Your e-mail address',
  consent: 'I agree to receive the newsletter (commercial electronic messages) of {company} at my e-mail address.',
  notice: 'How your data are processed: {name}',
  consentRequired: 'Please agree in order to subscribe',
  send: 'Subscribe',
  sentTitle: 'Check your e-mail',
  sentText:
    'We have sent a confirmation link to this address. Open it and confirm your subscription; unless you do, you will not receive the newsletter.',
  closed: 'The newsletter cannot be subscribed to at the moment.',
  back: 'Back to the site',
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Press the button below to receive the newsletter at {email}.',
  confirmAction: 'Confirm my subscription',
  confirmedTitle: 'Your subscription is confirmed',
  confirmedText:
    'From now on you will receive the newsletter by e-mail. The link in each letter lets you leave at any time.',
  leaveTitle: 'Leave the newsletter',
  leaveText: 'Press the button below so that no further newsletter is sent to {email}.',
  leaveAction: 'Leave the newsletter',
  leftTitle: 'You have left the newsletter',
  leftText: 'No further newsletter will be sent to this address.',
  invalidTitle: 'This link is not valid',
  invalidText: 'It may have expired, or the address was copied incompletely.',
  mailConfirmSubject: '{company}: please confirm your subscription',
  mailConfirmText:
    'This address was entered to subscribe to the newsletter of {company}. Open the link to confirm the subscription:',
  mailConfirmValidity:
    'The link is valid for {days} days. If it was not you, there is nothing to do: an address that is not confirmed is erased.',
  mailKnownSubject: '{company}: you are subscribed to the newsletter',
  mailKnownText: 'This address is already subscribed to the newsletter of {company}. There is nothing to do.',
  mailRead: 'Read on',
  mailWhy: 'You received this letter because you are subscribed to the newsletter of {company}.',
  mailLeave: 'To leave the newsletter:',
};
