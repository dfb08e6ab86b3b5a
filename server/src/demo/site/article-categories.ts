import type { InEach } from './demo-languages.ts';

/** A category of the articles of the demo firm. */
export interface DemoArticleCategory {
  /** File names of its articles. */
  articles: readonly string[];
  texts: InEach<{ name: string; text: string }>;
}

/** In the order of the list. */
export const demoArticleCategories: readonly DemoArticleCategory[] = [
  {
    articles: ['deprem-guclendirme', 'zemin-etudu', 'istinat-ve-sev'],
    texts: {
      tr: {
        name: 'Deprem ve zemin',
        text: 'Zemin raporunu okumaktan güçlendirme kararına: yapının altında ve taşıyıcısında olup bitenler.',
      },
      en: {
        name: 'Earthquakes and ground',
        text: 'From reading a soil report to deciding on a retrofit: what happens below a building and in its frame.',
      },
    },
  },
  {
    articles: ['santiye-guvenligi', 'yapi-denetimi', 'celik-endustri-yapilari', 'ruzgar-santrali-temelleri'],
    texts: {
      tr: {
        name: 'Şantiye ve yapım',
        text: 'Beton dökümünden montaj sırasına: sahada doğru anda doğru yerde bulunmak üzerine notlar.',
      },
      en: {
        name: 'Site and construction',
        text: 'From casting concrete to the order of assembly: notes on being in the right place at the right time.',
      },
    },
  },
  {
    articles: ['kopru-bakimi', 'tarihi-yapi-restorasyonu', 'kiyi-yapilari', 'baraj-guvenligi', 'enerji-verimliligi'],
    texts: {
      tr: {
        name: 'Bakım ve onarım',
        text: 'Köprüler, kıyılar, hamamlar ve göletler yaşlanır. Onları ayakta tutan, zamanında yapılan küçük işlerdir.',
      },
      en: {
        name: 'Maintenance and repair',
        text: 'Bridges, piers, baths and dams grow old. What keeps them standing are small works done in time.',
      },
    },
  },
];
