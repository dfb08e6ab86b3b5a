import type { LegalTemplate } from '../legal-template.ts';
import { controller, rights, transfer } from './rights.ts';

/** Notice of the contact form (KVKK art. 10 and the communiqué on the obligation to inform). */
export const contactNotice: LegalTemplate = {
  id: 'contact-notice',
  version: 1,
  kind: 'kvkk',
  values: ['title', 'seat', 'privacy_email', 'mersis', 'kep', 'contact_months', 'requests_months'],
  texts: {
    tr: {
      name: 'İletişim Formu Aydınlatma Metni',
      description:
        'İletişim formuyla ilettiğiniz kişisel verilerin hangi amaçla ve hangi hukuki sebeple işlendiği, haklarınız.',
      markdown: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“Kanun”) 10. maddesi ile Aydınlatma Yükümlülüğünün Yerine Getirilmesinde Uyulacak Usul ve Esaslar Hakkında Tebliğ uyarınca, internet sitemizdeki iletişim formunu dolduran kişileri bilgilendirmek için hazırlanmıştır.

${controller.tr}
## İşlenen veriler, amaçlar ve hukuki sebepler

| Veri | Amaç | Hukuki sebep |
| --- | --- | --- |
| Ad soyad, e-posta adresi, varsa telefon numarası | Size yanıt verebilmek | Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması (m. 5/2-c); diğer taleplerde meşru menfaat (m. 5/2-f) |
| Konu ve mesaj metni | Talebinizi değerlendirmek ve sonuçlandırmak | Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması (m. 5/2-c); diğer taleplerde meşru menfaat (m. 5/2-f) |
| Gönderim tarihi, formun dili, size gösterilen metnin sürümü | Aydınlatma yükümlülüğünün yerine getirildiğini ispatlamak | Hukuki yükümlülük (m. 5/2-ç) |
| IP adresi, tarih ve saat, tarayıcı türü | Bilgi güvenliğini sağlamak, kötüye kullanımı önlemek | Meşru menfaat (m. 5/2-f) |

Lütfen mesajınızda sağlık, din, dernek üyeliği gibi özel nitelikli kişisel veri paylaşmayın.

## Toplama yöntemi

Verileriniz, iletişim formunu doldurup göndermenizle, elektronik ortamda ve kısmen otomatik yollarla toplanır.

${transfer.tr}
## Saklama süresi

İletişim mesajları {contact_months}, kişisel verilerle ilgili başvurular sonuçlanmalarından itibaren {requests_months} saklanır; süre dolduğunda kendiliğinden silinir. Bir uyuşmazlık hâlinde veriler, ilgili zamanaşımı süresince saklanabilir.

${rights.tr}`,
    },
    en: {
      name: 'Privacy Notice for the Contact Form',
      description:
        'For which purposes and on which legal grounds the data of the contact form are processed, and your rights.',
      markdown: `This notice informs those who fill in the contact form of our website, under article 10 of the Turkish Personal Data Protection Law No. 6698 (the “Law”) and the Communiqué on the Obligation to Inform. It is a translation; the Turkish text is binding.

${controller.en}
## Data, purposes and legal grounds

| Data | Purpose | Legal ground |
| --- | --- | --- |
| Name, e-mail address, telephone number if given | To answer you | Directly related to the conclusion or performance of a contract (art. 5/2-c); legitimate interest for other requests (art. 5/2-f) |
| Subject and message | To consider and settle your request | Directly related to the conclusion or performance of a contract (art. 5/2-c); legitimate interest for other requests (art. 5/2-f) |
| Date of sending, language of the form, version of the notice you were shown | To prove that the obligation to inform was met | Legal obligation (art. 5/2-ç) |
| IP address, date and time, type of browser | To keep information secure and to prevent abuse | Legitimate interest (art. 5/2-f) |

Please do not include special categories of data, such as health, religion or membership of associations, in your message.

## How the data are collected

Your data are collected electronically and by partly automated means when you fill in and send the contact form.

${transfer.en}
## Retention

Messages are kept for {contact_months}, applications about personal data for {requests_months} after they were settled; then they are deleted automatically. In a dispute, data may be kept until the period of limitation ends.

${rights.en}`,
    },
  },
};
