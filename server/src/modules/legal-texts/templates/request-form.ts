import type { LegalTemplate } from '../legal-template.ts';

/** Form with which a data subject applies (communiqué on the procedures of applications, art. 5). */
export const requestForm: LegalTemplate = {
  id: 'request-form',
  version: 1,
  kind: 'other',
  values: ['title', 'seat', 'privacy_email', 'kep'],
  texts: {
    tr: {
      name: 'İlgili Kişi Başvuru Formu',
      description: 'Kişisel verilerinizle ilgili başvurunuzda bulunması gereken bilgiler ve başvuru yolları.',
      markdown: `6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 11. ve 13. maddeleri ile Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ uyarınca başvurularınızı bu formu kullanarak iletebilirsiniz. Formu kullanmak zorunlu değildir; aşağıdaki bilgileri içeren bir dilekçe de yeterlidir.

## 1. Veri sorumlusu

{title}, {seat}

## 2. Başvuranın bilgileri

- Ad ve soyad:
- Türkiye Cumhuriyeti vatandaşları için T.C. kimlik numarası; yabancılar için uyruk ve pasaport numarası ya da varsa kimlik numarası:
- Tebligata esas yerleşim yeri veya iş yeri adresi:
- Varsa bildirime esas e-posta adresi, telefon ve faks numarası:
- Şirket ile ilişkiniz (müşteri, çalışan adayı, ziyaretçi, diğer):

## 3. Talep konusu

Talebinizi açık ve anlaşılır biçimde yazın; varsa bilgi ve belgeleri ekleyin. Hangi hakkınızı kullandığınızı (öğrenme, düzeltme, silme, itiraz, zararın giderilmesi) belirtin.

## 4. Yanıtın iletilme yolu

- Yazılı olarak adresime
- E-posta adresime
- Elden

## 5. Tarih ve imza

Yazılı başvuruda imza zorunludur. Başka bir kişi adına yapılan başvuruya özel yetki içeren vekâletname eklenir.

## Nasıl gönderilir?

- Islak imzalı olarak {seat} adresine,
- Güvenli elektronik imza ya da mobil imza ile, yahut daha önce bildirdiğiniz ve sistemimizde kayıtlı e-posta adresinizden {privacy_email} adresine,
- Kayıtlı elektronik posta ile {kep} adresine.

Başvurunuz en geç otuz gün içinde sonuçlandırılır.`,
    },
    en: {
      name: 'Data Subject Application Form',
      description: 'What an application about your personal data has to contain, and how to send it.',
      markdown: `You can use this form for applications under articles 11 and 13 of the Turkish Personal Data Protection Law No. 6698. You need not use it; a letter with the following information is enough. It is a translation; the Turkish text is binding.

## 1. Data controller

{title}, {seat}

## 2. Applicant

- Name and surname:
- Turkish identity number for citizens of Türkiye; nationality and passport number, or identity number if any, for others:
- Address of residence or work for notifications:
- E-mail address, telephone and fax number for notifications, if any:
- Your relation to the company (client, applicant, visitor, other):

## 3. Subject

State your request clearly, and attach information and documents if there are any. Name the right that you exercise (information, rectification, erasure, objection, compensation).

## 4. How you wish to be answered

- In writing to my address
- To my e-mail address
- In person

## 5. Date and signature

An application in writing has to be signed. If you apply for another person, attach a power of attorney with special authority.

## How to send it

- Signed by hand, to {seat},
- By secure electronic or mobile signature, or from the e-mail address that you have given us and that is recorded in our system, to {privacy_email},
- By registered e-mail, to {kep}.

Your application is answered within thirty days at the latest.`,
    },
  },
};
