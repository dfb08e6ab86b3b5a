import type { CatalogueContent } from '@vitrin/shared-contracts/page-contents';
import type { InEach } from './demo-languages.ts';

/** Words around the catalogue. */
export const catalogueWords: InEach<CatalogueContent> = {
  tr: {
    empty_text:
      'Aradığınız hizmeti burada bulamadıysanız yine de bize sorun; birçok işimiz listede yer almayan bir soruyla başladı.',
    inquiry_text: 'Yapınızı birkaç cümleyle anlatın, iki iş günü içinde ilgili mühendisimiz sizi arasın.',
  },
  en: {
    empty_text:
      'If you do not see the service you need, ask all the same; many of our projects began outside any list.',
    inquiry_text:
      'Describe your structure in a few sentences and the engineer concerned will call you within two working days.',
  },
};
