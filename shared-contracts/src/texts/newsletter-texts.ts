/** Static texts of the newsletter: its form, the pages behind the links of its mails, and the mails. */
export const newsletterTexts = {
  title: 'E-posta bülteni',
  text: 'Yeni yazılarımızdan e-postayla haberdar olun.',
  email: 'E-posta adresiniz',
  /** The consent that is stored with each subscription as it was shown. */
  consent: '{company} tarafından e-posta adresime bülten (ticari elektronik ileti) gönderilmesini kabul ediyorum.',
  notice: 'Verilerinizin nasıl işlendiği: {name}',
  consentRequired: 'Abone olmak için bu onayı vermelisiniz',
  send: 'Abone ol',
  sentTitle: 'E-postanıza bakın',
  sentText:
    'Bu adrese bir onay bağlantısı gönderdik. Bağlantıyı açıp aboneliğinizi onaylayın; onaylamazsanız size bülten gönderilmez.',
  closed: 'Bülten aboneliği şu anda kapalı.',
  back: 'Siteye dön',
  confirmTitle: 'Aboneliğinizi onaylayın',
  confirmText: 'Bülteni {email} adresine almak için aşağıdaki düğmeye basın.',
  confirmAction: 'Aboneliğimi onayla',
  confirmedTitle: 'Aboneliğiniz onaylandı',
  confirmedText:
    'Bülteni bundan sonra e-postayla alacaksınız. Her mektuptaki bağlantıyla istediğiniz an ayrılabilirsiniz.',
  leaveTitle: 'Bültenden ayrılın',
  leaveText: '{email} adresine artık bülten gönderilmemesi için aşağıdaki düğmeye basın.',
  leaveAction: 'Bültenden ayrıl',
  leftTitle: 'Bültenden ayrıldınız',
  leftText: 'Bu adrese artık bülten gönderilmeyecek.',
  invalidTitle: 'Bağlantı geçerli değil',
  invalidText: 'Bağlantının süresi dolmuş ya da adres eksik kopyalanmış olabilir.',
  mailConfirmSubject: '{company}: bülten aboneliğinizi onaylayın',
  mailConfirmText: 'Bu adres, {company} bültenine abone olmak için yazıldı. Aboneliği onaylamak için bağlantıyı açın:',
  mailConfirmValidity:
    'Bağlantı {days} gün geçerlidir. Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez: onaylanmayan adres silinir.',
  mailKnownSubject: '{company}: bülten aboneliğiniz var',
  mailKnownText: 'Bu adres {company} bültenine zaten abone. Yapmanız gereken bir şey yok.',
  mailRead: 'Devamını okuyun',
  mailWhy: 'Bu mektubu, {company} bültenine abone olduğunuz için aldınız.',
  mailLeave: 'Bültenden ayrılmak için:',
};
