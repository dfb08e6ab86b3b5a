import type { LegalTemplate } from '../legal-template.ts';

/** Terms of use of a site without sales. */
export const terms: LegalTemplate = {
  id: 'terms',
  version: 1,
  kind: 'terms',
  values: ['title', 'seat', 'privacy_email', 'mersis'],
  texts: {
    tr: {
      name: 'Kullanım Koşulları',
      description: 'Bu internet sitesini kullanırken geçerli olan koşullar.',
      markdown: `Bu internet sitesi {title} (“Şirket”) tarafından yayınlanır. Adres: {seat}.
MERSİS numarası: {mersis}.

## İçerik

Sitedeki metin, görsel ve belgeler genel bilgilendirme içindir; teklif, taahhüt ya da meslekî danışmanlık niteliği taşımaz. Ürün ve hizmetlere ilişkin bağlayıcı koşullar, taraflar arasında yapılacak sözleşmede belirlenir. İçerik önceden bildirilmeksizin değiştirilebilir.

## Fikri haklar

Sitedeki özgün metin, görsel, marka ve logolar Şirket’e ya da hak sahiplerine aittir. Kaynak gösterilerek kısa alıntı yapılabilir; bunun dışında çoğaltma, yayma ve ticari kullanım için yazılı izin gerekir.

## Kullanım

Siteyi hukuka uygun biçimde kullanmanız gerekir. Sitenin güvenliğini ya da işleyişini bozacak girişimlerde bulunulamaz; formlar aracılığıyla başkalarının haklarını ihlal eden içerik gönderilemez.

## Bağlantılar

Başka sitelere verilen bağlantılar kolaylık içindir. O sitelerin içeriğinden ve kişisel veri uygulamalarından kendi işletenleri sorumludur.

## Kişisel veriler

Kişisel verilerinizin nasıl işlendiği aydınlatma metinlerimizde ve çerez politikamızda açıklanır. Sorularınız için: {privacy_email}.

## Uygulanacak hukuk

Bu koşullara Türk hukuku uygulanır. Tüketicilerin kanundan doğan hakları ve başvuru yolları saklıdır.`,
    },
    en: {
      name: 'Terms of Use',
      description: 'The terms that apply when you use this website.',
      markdown: `This website is published by {title} (the “Company”). Address: {seat}.
MERSİS number: {mersis}.

It is a translation; the Turkish text is binding.

## Content

Texts, pictures and documents of this site are for general information; they are no offer, commitment or professional advice. Binding terms of products and services are agreed in a contract between the parties. The content may change without notice.

## Intellectual property

Original texts, pictures, trademarks and logos of this site belong to the Company or to their owners. Short quotations are allowed if the source is named; any other copying, distribution or commercial use needs written permission.

## Use

The site must be used lawfully. Attempts to impair its security or operation are not allowed, nor is sending content by its forms that infringes the rights of others.

## Links

Links to other sites are offered for convenience. Their operators are responsible for their content and for how they treat personal data.

## Personal data

How your personal data are processed is explained in our privacy notices and our cookie policy. For questions: {privacy_email}.

## Applicable law

Turkish law applies to these terms. The statutory rights and remedies of consumers remain reserved.`,
    },
  },
};
