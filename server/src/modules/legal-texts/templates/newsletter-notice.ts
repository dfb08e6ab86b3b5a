import type { LegalTemplate } from '../legal-template.ts';
import { controller, rights } from './rights.ts';

/** Notice of a newsletter; the permission itself is asked for apart (law 6563). */
export const newsletterNotice: LegalTemplate = {
  id: 'newsletter-notice',
  version: 1,
  kind: 'other',
  values: ['title', 'seat', 'privacy_email', 'mersis', 'kep'],
  texts: {
    tr: {
      name: 'E-Bülten Aydınlatma Metni',
      description:
        'E-bülten aboneliği için hangi kişisel verilerin, hangi amaçla ve hangi hukuki sebeple işlendiği, haklarınız.',
      markdown: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“Kanun”) 10. maddesi uyarınca, e-bültenimize abone olan kişileri bilgilendirmek için hazırlanmıştır. Ticari elektronik ileti onayınız bu metinden ayrı olarak istenir.

${controller.tr}
## İşlenen veriler, amaç ve hukuki sebep

E-posta adresiniz, aboneliğinizin dili, onayınızın tarihi ve size gösterilen onay metninin sürümü; e-bültenin gönderilmesi ve onayınızın ispatlanması amacıyla işlenir. Hukuki sebepler, gönderim için açık rızanız (m. 5/1), onay kayıtlarının tutulması için hukuki yükümlülüktür (m. 5/2-ç; 6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun).

## Toplama yöntemi

Verileriniz, abonelik formunu doldurmanız ve e-postanıza gelen bağlantıyla aboneliğinizi doğrulamanızla, elektronik ortamda toplanır.

## Aktarım

Verileriniz; e-posta gönderimi hizmetinin sağlanması amacıyla hizmet aldığımız veri işleyenlere, mevzuatın gerektirdiği hâllerde İleti Yönetim Sistemi’ne (İYS) ve yetkili kamu kurumlarına aktarılabilir.

## Saklama ve ayrılma

Aboneliğinizden, her iletideki bağlantıya bir kez basarak dilediğiniz an ücretsiz ayrılabilirsiniz. Onay kayıtları, onayın geçerliliğinin sona ermesinden itibaren mevzuatta öngörülen süreyle saklanır.

${rights.tr}`,
    },
    en: {
      name: 'Privacy Notice for the Newsletter',
      description:
        'Which data are processed for the newsletter, for which purpose and on which legal ground, and your rights.',
      markdown: `This notice informs subscribers of our newsletter, under article 10 of the Turkish Personal Data Protection Law No. 6698 (the “Law”). Your consent to commercial electronic messages is asked for apart from this notice. It is a translation; the Turkish text is binding.

${controller.en}
## Data, purpose and legal ground

Your e-mail address, the language of your subscription, the date of your consent and the version of the text you agreed to are processed so that the newsletter can be sent and your consent be proved. The legal grounds are your explicit consent for sending (art. 5/1) and, for the records of consent, a legal obligation (art. 5/2-ç; Law No. 6563 on Electronic Commerce).

## How the data are collected

Your data are collected electronically when you fill in the subscription form and confirm the subscription by the link in an e-mail.

## Transfer

Your data may be transferred to providers that send e-mail on our behalf and, where the law requires it, to the Message Management System (İYS) and to competent public authorities.

## Retention and leaving

You may leave at any time, free of charge, by one press on the link in each message. Records of consent are kept for the period required by law after the consent has ended.

${rights.en}`,
    },
  },
};
