import type { LegalTemplate } from '../legal-template.ts';

/**
 * Accessibility statement. It names the goal and what is known to fail, and never claims conformity: only an examination of the
 * site of the company could establish that.
 */
export const accessibilityStatement: LegalTemplate = {
  id: 'accessibility-statement',
  version: 2,
  kind: 'other',
  values: ['title', 'privacy_email', 'issues'],
  texts: {
    tr: {
      name: 'Erişilebilirlik Bildirimi',
      description:
        'Bu sitenin erişilebilirlik hedefi, bilinen eksikler ve karşılaştığınız engeli bize nasıl bildireceğiniz.',
      markdown: `{title}, internet sitesini engelli ve yaşlı kişiler dâhil herkesin kullanabilmesini hedefler. Hedefimiz, Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümünün AA düzeyidir. Bu bildirim bir uygunluk beyanı değildir.

## Neler yapıyoruz?

- Sayfalar klavyeyle ve ekran okuyucuyla kullanılabilecek biçimde hazırlanır.
- Metin ve zemin renkleri arasında yeterli karşıtlık aranır; açık ve koyu görünüm cihazınızın ayarını izler.
- Sayfalar 320 piksel genişlikte ve %200 büyütmede kullanılabilir; hareket azaltma ayarınıza uyulur.
- İçerik yayınlanmadan önce başlık düzeni ve görsellerin alternatif metinleri için denetlenebilir.

## Bilinen eksikler

{issues}

- Başka kuruluşların sunduğu video ve haritaların kendi denetimleri tam erişilebilir olmayabilir; adresler ayrıca metin olarak verilir.
- İndirilen belgelerin (PDF, Word) tümü erişilebilirlik için etiketlenmiş olmayabilir; isterseniz içeriği başka bir biçimde iletiriz.
- Çevrilmemiş içerik, dili belirtilerek özgün dilinde gösterilir.

## Bize bildirin

Karşılaştığınız engeli bu sayfanın sonundaki formla, {privacy_email} adresine yazarak ya da [iletişim sayfasından](@contact) bildirebilirsiniz. Sayfanın adresini, ne yapmak istediğinizi ve kullandığınız yardımcı teknolojiyi yazarsanız daha çabuk çözeriz.

## Bu bildirim nasıl hazırlandı?

Bilinen eksikler, sitenin kendi denetiminden ve kullanılan yazılımın bilinen eksikler listesinden alınmıştır.`,
    },
    en: {
      name: 'Accessibility Statement',
      description: 'The accessibility goal of this site, what is known to fail, and how to tell us about a barrier.',
      markdown: `{title} aims at a website that everyone can use, including people with disabilities and older people. Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. This statement is no declaration of conformity.

## What we do

- Pages are made to be used by keyboard and with a screen reader.
- Texts are meant to have sufficient contrast; the light and the dark appearance follow the setting of your device.
- Pages can be used at a width of 320 pixels and at 200 % zoom; your setting for reduced motion is respected.
- Content can be checked for its headings and for alternative texts of its pictures before it is published.

## Known limitations

{issues}

- The controls of videos and maps of other organisations may not be fully accessible; addresses are given as text too.
- Documents for download (PDF, Word) may not all be tagged for accessibility; we send the content in another form on request.
- Content that is not translated is shown in its original language, which is marked.

## Tell us

You can report a barrier by the form at the end of this page, by writing to {privacy_email}, or on the [contact page](@contact). If you give the address of the page, what you wanted to do and the assistive technology you use, we can solve it sooner.

## How this statement was prepared

The known limitations come from the site's own check and from the list of known limitations of its software.`,
    },
  },
};
