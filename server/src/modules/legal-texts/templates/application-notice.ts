import type { LegalTemplate } from '../legal-template.ts';
import { controller, rights, transfer } from './rights.ts';

/** Notice of the form for job applications. */
export const applicationNotice: LegalTemplate = {
  id: 'application-notice',
  version: 1,
  kind: 'other',
  values: ['title', 'seat', 'privacy_email', 'mersis', 'kep', 'applications_months'],
  texts: {
    tr: {
      name: 'Çalışan Adayı Aydınlatma Metni',
      description:
        'İş başvurunuzla ilettiğiniz kişisel verilerin hangi amaçla ve hangi hukuki sebeple işlendiği, haklarınız.',
      markdown: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“Kanun”) 10. maddesi uyarınca, internet sitemizdeki iş başvurusu formunu dolduran çalışan adaylarını bilgilendirmek için hazırlanmıştır.

${controller.tr}
## İşlenen veriler, amaçlar ve hukuki sebepler

| Veri | Amaç | Hukuki sebep |
| --- | --- | --- |
| Ad soyad, e-posta adresi, varsa telefon numarası | Sizinle iletişim kurmak | Bir sözleşmenin kurulmasıyla doğrudan doğruya ilgili olması (m. 5/2-c) |
| Başvurduğunuz görev, özgeçmişiniz, kendinizi anlattığınız metin | Başvurunuzu değerlendirmek | Bir sözleşmenin kurulmasıyla doğrudan doğruya ilgili olması (m. 5/2-c) ve meşru menfaat (m. 5/2-f) |
| Gönderim tarihi, formun dili, size gösterilen metnin sürümü | Aydınlatma yükümlülüğünün yerine getirildiğini ispatlamak | Hukuki yükümlülük (m. 5/2-ç) |
| IP adresi, tarih ve saat, tarayıcı türü | Bilgi güvenliğini sağlamak, kötüye kullanımı önlemek | Meşru menfaat (m. 5/2-f) |

Özgeçmişinizde sağlık durumu, din, ceza mahkûmiyeti, dernek veya sendika üyeliği gibi özel nitelikli kişisel verilere, gerekmedikçe kimlik numarasına ve fotoğrafa yer vermemenizi rica ederiz. Referans gösterdiğiniz kişileri, bilgilerini paylaştığınız konusunda sizin bilgilendirmeniz gerekir.

## Toplama yöntemi

Verileriniz, iş başvurusu formunu doldurup özgeçmişinizi yüklemenizle, elektronik ortamda ve kısmen otomatik yollarla toplanır. Hiçbir başvuru yalnızca otomatik değerlendirmeyle sonuçlandırılmaz.

${transfer.tr}
## Saklama süresi

Başvurunuz ve özgeçmişiniz, başvurunuzdan itibaren {applications_months} saklanır; süre dolduğunda kendiliğinden silinir. Daha uzun süre aday havuzunda tutulmasını istemeniz ayrı ve isteğe bağlı bir açık rızaya bağlıdır.

${rights.tr}`,
    },
    en: {
      name: 'Privacy Notice for Job Applicants',
      description:
        'For which purposes and on which legal grounds the data of your job application are processed, and your rights.',
      markdown: `This notice informs those who fill in the job application form of our website, under article 10 of the Turkish Personal Data Protection Law No. 6698 (the “Law”). It is a translation; the Turkish text is binding.

${controller.en}
## Data, purposes and legal grounds

| Data | Purpose | Legal ground |
| --- | --- | --- |
| Name, e-mail address, telephone number if given | To get in touch with you | Directly related to the conclusion of a contract (art. 5/2-c) |
| Position, CV, what you tell us about yourself | To consider your application | Directly related to the conclusion of a contract (art. 5/2-c) and legitimate interest (art. 5/2-f) |
| Date of sending, language of the form, version of the notice you were shown | To prove that the obligation to inform was met | Legal obligation (art. 5/2-ç) |
| IP address, date and time, type of browser | To keep information secure and to prevent abuse | Legitimate interest (art. 5/2-f) |

Please do not include special categories of data in your CV, such as health, religion, criminal convictions or membership of associations or unions, nor an identity number or a photograph unless they are needed. Please inform your referees that you share their data.

## How the data are collected

Your data are collected electronically and by partly automated means when you fill in the form and upload your CV. No application is decided by automated evaluation alone.

${transfer.en}
## Retention

Your application and CV are kept for {applications_months} after you applied; then they are deleted automatically. Keeping them longer in a pool of candidates requires your separate, optional and explicit consent.

${rights.en}`,
    },
  },
};
