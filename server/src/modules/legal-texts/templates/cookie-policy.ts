import type { LegalTemplate } from '../legal-template.ts';

/** Cookie policy; its tables follow the integrations that are configured, and the maps, videos and chats that are published. */
export const cookiePolicy: LegalTemplate = {
  id: 'cookie-policy',
  version: 2,
  kind: 'cookies',
  values: ['title', 'seat', 'privacy_email', 'tools', 'sites'],
  texts: {
    tr: {
      name: 'Çerez Politikası',
      description:
        'Bu sitede kullanılan çerezler ve benzeri kayıtlar, amaçları, süreleri ve tercihinizi nasıl değiştireceğiniz.',
      markdown: `Bu politika, {title} internet sitesinin tarayıcınızda hangi kayıtları, hangi amaçla ve ne kadar süreyle tuttuğunu açıklar. Kişisel Verileri Koruma Kurumu’nun Çerez Uygulamaları Hakkında Rehberi göz önünde tutularak hazırlanmıştır.

## Veri sorumlusu

{title}, {seat}. E-posta: {privacy_email}.

## Zorunlu kayıtlar

Bu kayıtlar istediğiniz hizmetin sunulması ve sitenin çalışması için gereklidir; izninizi gerektirmez. Hukuki sebepler: bir sözleşmenin kurulması veya ifası (Kanun m. 5/2-c) ve meşru menfaat (m. 5/2-f).

| Ad | Yer | Amaç | Süre |
| --- | --- | --- | --- |
| _lang | Çerez | Seçtiğiniz dili hatırlar | 365 gün |
| language | Yerel depolama | Dil seçiminin tarayıcıdaki karşılığı | Siz silene kadar |
| _group | Çerez | Yeni bir sürüm denenirken size hep aynı sürümü gösterir; 0–99 arası bir sayıdır | 30 gün |
| _avoid | Çerez | Tarayıcınızda açılamayan sürümün yeniden denenmesini önler | 10 dakika |
| Form taslağı | Oturum depolaması | Göndermediğiniz form metnini yalnızca tarayıcınızda tutar | Gönderene ya da sekmeyi kapatana kadar |
| Kapatılan duyurular | Yerel depolama | Kapattığınız duyuruyu yeniden göstermez | Siz silene kadar |
| consent | Yerel depolama | Çerez kararınızı ve rastgele kayıt numaranızı hatırlar | 1 yıl |

Kendi ziyaret istatistiğimiz çerez kullanmaz ve kişisel veri içermez: sunucu yalnızca sayfa, dil, gelinen site ve aygıt türünü toplam sayılar hâlinde tutar.

## İzninize bağlı kayıtlar

{cookies}

## Siz basınca açılan içerik

{sites}

## Tercihinizi değiştirmek

İzne bağlı bir araç kullanıldığında tercihinizi sayfanın altındaki “Çerez tercihleri” bağlantısından dilediğiniz an değiştirebilirsiniz. Tarayıcınızın gizlilik ayarlarından çerezleri silebilirsiniz; o zaman dil seçiminiz de silinir. Zorunlu olmayan kayıtlara izin vermemeniz hiçbir hizmeti engellemez.

## Haklarınız

6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 11. maddesindeki haklarınızı kullanmak için {privacy_email} adresine yazabilirsiniz. Diğer başvuru yolları aydınlatma metnimizde açıklanır.`,
    },
    en: {
      name: 'Cookie Policy',
      description:
        'Cookies and similar records of this site, their purposes and duration, and how to change your choice.',
      markdown: `This policy explains which records the website of {title} keeps in your browser, for which purpose and for how long. It was prepared with regard to the guideline on cookies of the Turkish Personal Data Protection Authority. It is a translation; the Turkish text is binding.

## Data controller

{title}, {seat}. E-mail: {privacy_email}.

## Necessary records

These records are needed to provide the service that you ask for and to run the site; they need no consent. Legal grounds: conclusion or performance of a contract (Law No. 6698, art. 5/2-c) and legitimate interest (art. 5/2-f).

| Name | Place | Purpose | Duration |
| --- | --- | --- | --- |
| _lang | Cookie | Remembers the language you chose | 365 days |
| language | Local storage | The same choice in your browser | Until you delete it |
| _group | Cookie | Shows you the same version of the site while a new one is being tried; a number from 0 to 99 | 30 days |
| _avoid | Cookie | Prevents a version that failed in your browser from being tried again | 10 minutes |
| Draft of a form | Session storage | Keeps text that you have not sent, in your browser only | Until you send it or close the tab |
| Closed notices | Local storage | Does not show a notice again that you closed | Until you delete it |
| consent | Local storage | Remembers your choice and your random record number | 1 year |

Our own statistics use no cookies and contain no personal data: the server only counts pages, languages, referring sites and types of devices as totals.

## Records that need your consent

{cookies}

## Content that opens when you press

{sites}

## Changing your choice

Where a tool needs your consent, you can change your choice at any time by the link “Cookie preferences” at the bottom of the page. You can delete cookies in the privacy settings of your browser; your choice of language is then deleted too. Refusing records that are not necessary closes no service to you.

## Your rights

To exercise your rights under article 11 of the Turkish Personal Data Protection Law No. 6698, write to {privacy_email}. Other ways are explained in our privacy notice.`,
    },
  },
};
