import type { HomeSectionKind, HomeSectionTranslation } from '@vitrin/shared-contracts/home-sections';
import type { InEach } from './demo-languages.ts';

export interface DemoSection {
  kind: HomeSectionKind;
  texts: InEach<HomeSectionTranslation>;
}

/** The home page from top to bottom. */
export const homeSections: readonly DemoSection[] = [
  {
    kind: 'slider',
    texts: { tr: { title: 'Öne çıkanlar', text: '' }, en: { title: 'Highlights', text: '' } },
  },
  {
    kind: 'introduction',
    texts: {
      tr: {
        title: 'Projeyi çizen mühendis, beton dökülürken sahadadır',
        text: 'Selvitepe’de proje masada bitmez. Zemin sondajının ilk gününden kalıbın söküldüğü güne kadar aynı mühendis aynı yapının başındadır. Aynı anda en çok on sekiz işle ilgileniriz; böylece her raporun ilk sayfasında, herkesin anlayacağı bir sonuç yazabiliriz.',
      },
      en: {
        title: 'Whoever drew it is there on the day of the pour',
        text: 'At Selvitepe a project does not end at the desk. From the first day of drilling to the day the formwork comes off, the same engineer stays with the same structure. We look after eighteen projects at a time and no more, so that the first page of every report can hold a conclusion that anyone will understand.',
      },
    },
  },
  {
    kind: 'numbers',
    texts: { tr: { title: 'Rakamlarla Selvitepe', text: '' }, en: { title: 'Selvitepe in figures', text: '' } },
  },
  {
    kind: 'catalogue',
    texts: {
      tr: {
        title: 'Hizmetlerimiz ve ölçüm cihazlarımız',
        text: 'Yapıyı önce tanır, sonra güçlendirir, en sonunda izleriz. Cihazların çoğunu sahada gördüğümüz eksikler için kendi laboratuvarımızda geliştirdik.',
      },
      en: {
        title: 'Our services and instruments',
        text: 'We get to know a structure first, then strengthen it, and finally watch over it. Most of the instruments were developed in our own laboratory, for gaps we had met on site.',
      },
    },
  },
  {
    kind: 'text',
    texts: {
      tr: {
        title: 'İlk telefondan son rapora nasıl ilerleriz?',
        text: 'Önce dinleriz: yapının hikâyesini, sizi neyin kaygılandırdığını ve ne kadar zamanınız olduğunu. Ardından sahaya çıkar, ölçer ve numune alırız; yerinde görmediğimiz hiçbir yapı için fikir yürütmeyiz.\n\nİki sayfalık bir ön rapor yazarız. İlk sayfada sonuç, ikincisinde seçenekler ve bedelleri yer alır. Karar sizindir; hangisini seçerseniz seçin, iş bitene kadar karşınızda aynı mühendisi bulursunuz.',
      },
      en: {
        title: 'From the first call to the last report',
        text: 'We listen first: to the story of the structure, to what worries you, and to how much time you have. Then we go out, measure and take samples; we give no opinion on a structure we have not seen.\n\nWe write a preliminary report of two pages. The conclusion is on the first, the options and what they cost on the second. The decision is yours, and whichever way it goes you will be dealing with the same engineer until the work is done.',
      },
    },
  },
  {
    kind: 'certificates',
    texts: {
      tr: { title: 'Belgelerimiz', text: 'Ölçüm yöntemlerimizi de düzenli olarak denetletiriz.' },
      en: { title: 'Certificates', text: 'How we measure is itself open to inspection.' },
    },
  },
  {
    kind: 'articles',
    texts: { tr: { title: 'Sahadan yazılar', text: '' }, en: { title: 'Notes from the field', text: '' } },
  },
  {
    kind: 'contact',
    texts: {
      tr: {
        title: 'Yapınızla ilgili bir sorunuz mu var?',
        text: 'Kısaca anlatın; iki iş günü içinde ilgili mühendisimiz sizi arasın. İlk görüşme ücretsizdir.',
      },
      en: {
        title: 'A question about your structure?',
        text: 'Tell us in a few words, and within two working days the engineer who knows the subject will call you. The first consultation is free.',
      },
    },
  },
];
