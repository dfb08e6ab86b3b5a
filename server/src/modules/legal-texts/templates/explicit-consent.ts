import type { LegalTemplate } from '../legal-template.ts';

/** Text of the explicit consent to being kept in the pool of candidates; a notice is never a consent (communiqué, art. 5). */
export const explicitConsent: LegalTemplate = {
  id: 'explicit-consent',
  version: 1,
  kind: 'other',
  values: ['title', 'privacy_email', 'pool_months'],
  texts: {
    tr: {
      name: 'Aday Havuzu Açık Rıza Metni',
      description: 'Özgeçmişinizin aday havuzunda saklanmasına ilişkin, isteğe bağlı açık rıza metni.',
      markdown: `Bu metin, yalnızca aşağıdaki amaç için ve aydınlatma metninden ayrı olarak sunulur. Rıza vermek zorunda değilsiniz; vermemeniz başvurunuzun değerlendirilmesini etkilemez.

## Neye rıza veriyorsunuz?

Başvurum olumsuz sonuçlanırsa, ad soyad, iletişim bilgilerim, özgeçmişim ve başvurumda paylaştığım bilgilerin, ileride açılabilecek uygun görevler için değerlendirilmek üzere {title} tarafından {pool_months} süreyle aday havuzunda saklanmasına açık rıza veriyorum.

## Rızanızı geri almak

Rızanızı dilediğiniz an, gerekçe göstermeden {privacy_email} adresine yazarak geri alabilirsiniz. Geri aldığınızda verileriniz, saklanmaları için başka bir hukuki sebep yoksa silinir. Geri alma, o ana kadarki işlemenin hukuka uygunluğunu etkilemez.`,
    },
    en: {
      name: 'Explicit Consent to the Pool of Candidates',
      description: 'Optional explicit consent to your CV being kept in a pool of candidates.',
      markdown: `This text is offered for the following purpose only and apart from the privacy notice. You need not consent; refusing does not affect your application. It is a translation; the Turkish text is binding.

## What you consent to

If my application is not successful, I give my explicit consent to my name, contact details, CV and what I have shared in my application being kept by {title} in a pool of candidates for {pool_months}, so that I can be considered for suitable positions in the future.

## Withdrawing your consent

You may withdraw your consent at any time and without giving a reason, by writing to {privacy_email}. Your data are then deleted unless there is another legal ground for keeping them. Withdrawing does not affect the lawfulness of the processing until then.`,
    },
  },
};
