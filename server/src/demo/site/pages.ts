import type { SectionKind } from '@vitrin/shared-contracts/sections/section-kinds';
import type { PictureName } from '../picture-sizes.ts';
import type { InEach } from './demo-languages.ts';

type Texts = Readonly<Record<string, string>>;

/** A repeated part of a section: its values and its texts. */
export interface DemoItem {
  values?: Readonly<Record<string, string>>;
  picture?: PictureName;
  texts: InEach<Texts>;
}

/** A section; `documents` are the texts that are Markdown. */
export interface DemoPageSection {
  kind: SectionKind;
  values?: Readonly<Record<string, string>>;
  picture?: PictureName;
  texts: InEach<Texts>;
  documents?: InEach<Texts>;
  items?: readonly DemoItem[];
}

/** A page with those below it. */
export interface DemoPage {
  /** Name by which projects call it as their service. */
  name?: string;
  cover?: PictureName;
  texts: InEach<{ title: string; summary: string }>;
  sections: readonly DemoPageSection[];
  below?: readonly DemoPage[];
}

const contactStrip: DemoPageSection = {
  kind: 'contact-strip',
  values: { href: '/iletisim' },
  texts: {
    tr: {
      title: 'Yapınızı birlikte inceleyelim',
      text: 'Kısaca anlatın; iki iş günü içinde ilgili mühendisimiz sizi arasın. İlk görüşme ücretsizdir.',
      button: 'Bize yazın',
    },
    en: {
      title: 'Let us look at your structure together',
      text: 'Tell us in a few words, and within two working days the engineer who knows the subject will call you. The first consultation is free.',
      button: 'Write to us',
    },
  },
};

const retrofit: DemoPage = {
  name: 'retrofit',
  cover: 'product-seismic-retrofit',
  texts: {
    tr: {
      title: 'Deprem güçlendirmesi',
      summary: 'Önce yapının ne kadar dayanacağını ölçer, sonra gereken kadarını güçlendiririz.',
    },
    en: {
      title: 'Seismic retrofit',
      summary: 'First we measure how much a structure can take, then we strengthen what needs it and no more.',
    },
  },
  sections: [
    {
      kind: 'hero',
      values: { layout: 'right', href: '/iletisim' },
      picture: 'product-seismic-retrofit',
      texts: {
        tr: {
          title: 'Deprem güçlendirmesi',
          text: 'Bir yapıyı yıkmadan önce ona bir kez daha bakmaya değer. 1999’dan beri 412 binanın hasarını yerinde gördük; hangisinin güçlendirilebileceğini tahmin etmez, ölçeriz.',
          button: 'Ön görüşme isteyin',
        },
        en: {
          title: 'Seismic retrofit',
          text: 'Before a structure is pulled down it deserves a second look. Since 1999 we have seen the damage to 412 buildings on site; we do not guess which of them can be strengthened, we measure.',
          button: 'Ask for a first talk',
        },
      },
    },
    {
      kind: 'steps',
      texts: {
        tr: { title: 'Nasıl ilerler?', text: '' },
        en: { title: 'How it goes', text: '' },
      },
      items: [
        {
          texts: {
            tr: { title: 'Yerinde inceleme', text: 'Taşıyıcıları açar, karot alır, donatıyı tararız. Bir gün sürer.' },
            en: {
              title: 'Inspection',
              text: 'We open the load-bearing parts, take cores and scan the reinforcement. It takes a day.',
            },
          },
        },
        {
          texts: {
            tr: { title: 'Ön rapor', text: 'İki sayfa: ilkinde sonuç, ikincisinde seçenekler ve bedelleri.' },
            en: {
              title: 'Preliminary report',
              text: 'Two pages: the conclusion on the first, the options and their cost on the second.',
            },
          },
        },
        {
          texts: {
            tr: { title: 'Uygulama', text: 'Çelik çapraz, perde ya da karbon lif. Aynı mühendis her gün sahadadır.' },
            en: {
              title: 'Execution',
              text: 'Steel bracing, shear walls or carbon fibre. The same engineer is on site every day.',
            },
          },
        },
      ],
    },
    {
      kind: 'questions',
      texts: {
        tr: { title: 'Sık sorulanlar', text: '' },
        en: { title: 'Frequently asked', text: '' },
      },
      items: [
        {
          texts: {
            tr: {
              question: 'Güçlendirme sırasında binada oturabilir miyiz?',
              answer: 'Çoğu zaman evet. İşi kat kat yürütür, gürültülü günleri önceden haber veririz.',
            },
            en: {
              question: 'Can we stay in the building meanwhile?',
              answer: 'Usually, yes. We work floor by floor and announce the noisy days in advance.',
            },
          },
        },
        {
          texts: {
            tr: {
              question: 'Ne kadar sürer?',
              answer: 'Beş katlı bir konut için ölçümden teslime yaklaşık dört ay.',
            },
            en: {
              question: 'How long does it take?',
              answer: 'For a house of five storeys about four months, from measuring to handing over.',
            },
          },
        },
      ],
    },
    contactStrip,
  ],
};

const monitoring: DemoPage = {
  name: 'monitoring',
  cover: 'product-tilt-sensor',
  texts: {
    tr: {
      title: 'Yapı izleme',
      summary: 'Köprü, baraj ve tarihî yapılarda çatlağı, eğimi ve titreşimi uzaktan izleriz.',
    },
    en: {
      title: 'Structural monitoring',
      summary: 'We watch cracks, tilt and vibration of bridges, dams and historic buildings from afar.',
    },
  },
  sections: [
    {
      kind: 'text-picture',
      values: { side: 'right', href: '' },
      picture: 'laboratory',
      texts: {
        tr: { title: 'Yapı konuşur, biz dinleriz', button: '' },
        en: { title: 'Structures talk, we listen', button: '' },
      },
      documents: {
        tr: {
          document:
            'Bir çatlağın ne zaman açıldığını bilmek, çoğu zaman nedenini bilmektir. Kendi laboratuvarımızda geliştirdiğimiz algılayıcılar on dakikada bir ölçer; sınır aşılırsa nöbetçi mühendisimizin telefonu çalar.\n\n- Çatlak, eğim, titreşim ve yük\n- Pille üç yıl, güneşle sınırsız\n- Ölçümler sizindir; dilediğiniz an indirirsiniz',
        },
        en: {
          document:
            'To know when a crack opens is often to know why. The sensors that we have developed in our own laboratory measure every ten minutes; beyond a limit, the telephone of the engineer on duty rings.\n\n- Cracks, tilt, vibration and load\n- Three years on a battery, without end on the sun\n- The measurements are yours, to download at any time',
        },
      },
    },
    {
      kind: 'figures',
      texts: { tr: { title: 'Bugün izlediklerimiz' }, en: { title: 'Watched today' } },
      items: [
        { texts: { tr: { value: '64', label: 'yapı' }, en: { value: '64', label: 'structures' } } },
        { texts: { tr: { value: '2.310', label: 'algılayıcı' }, en: { value: '2,310', label: 'sensors' } } },
        {
          texts: {
            tr: { value: '10 dk', label: 'ölçüm aralığı' },
            en: { value: '10 min', label: 'between measurements' },
          },
        },
      ],
    },
    contactStrip,
  ],
};

/** Pages below which the services of the company are, and one that every certified company has. */
export const demoPages: readonly DemoPage[] = [
  {
    cover: 'truss-hall',
    texts: {
      tr: { title: 'Hizmetler', summary: 'Yapıyı tanır, güçlendirir ve izleriz.' },
      en: { title: 'Services', summary: 'We get to know structures, strengthen them and watch over them.' },
    },
    sections: [
      {
        kind: 'hero',
        values: { layout: 'wide', href: '' },
        picture: 'truss-hall',
        texts: {
          tr: {
            title: 'Hizmetler',
            text: 'Yapıyı önce tanır, sonra güçlendirir, en sonunda izleriz.',
            button: '',
          },
          en: {
            title: 'Services',
            text: 'We get to know a structure first, then strengthen it, and finally watch over it.',
            button: '',
          },
        },
      },
      {
        kind: 'children',
        texts: { tr: { title: 'Neler yapıyoruz?', text: '' }, en: { title: 'What we do', text: '' } },
      },
      {
        kind: 'projects',
        values: { count: 'three' },
        texts: { tr: { title: 'Son işlerimiz', text: '' }, en: { title: 'Recent work', text: '' } },
      },
      {
        kind: 'team',
        texts: {
          tr: { title: 'Kimlerle çalışırsınız?', text: '' },
          en: { title: 'Who you work with', text: '' },
        },
      },
      {
        kind: 'quote',
        texts: {
          tr: {
            quote: 'Raporun ilk sayfasını okuyunca ne yapacağımıza beş dakikada karar verdik.',
            name: 'Handan Ersoy',
            role: 'Alsancak Liman İşletmesi, Teknik Müdür',
          },
          en: {
            quote: 'Having read the first page of the report, we needed five minutes to decide what to do.',
            name: 'Handan Ersoy',
            role: 'Technical director, Port of Alsancak',
          },
        },
      },
      contactStrip,
    ],
    below: [retrofit, monitoring],
  },
  {
    texts: {
      tr: { title: 'Kalite politikası', summary: 'Ölçmediğimiz hiçbir şeyi söylemeyiz.' },
      en: { title: 'Quality policy', summary: 'We say nothing that we have not measured.' },
    },
    sections: [
      {
        kind: 'text',
        texts: { tr: { title: '' }, en: { title: '' } },
        documents: {
          tr: {
            document:
              'Selvitepe Mühendislik’te kalite, raporun altındaki imzanın arkasında durabilmektir.\n\n## İlkelerimiz\n\n1. Yerinde görmediğimiz hiçbir yapı için görüş bildirmeyiz.\n2. Her ölçümü iki ayrı kişi, iki ayrı cihazla yapar.\n3. Yanıldığımızda bunu ilk biz söyleriz.\n\nBu politikayı her yıl ocak ayında gözden geçirir, değişiklikleri bu sayfada yayınlarız.',
          },
          en: {
            document:
              'At Selvitepe, quality means that we can stand behind the signature below a report.\n\n## What we hold to\n\n1. We give no opinion on a structure that we have not seen.\n2. Every measurement is made by two people with two instruments.\n3. When we are wrong, we are the first to say so.\n\nWe review this policy every January and publish the changes on this page.',
          },
        },
      },
      {
        kind: 'certificates',
        texts: { tr: { title: 'Belgelerimiz', text: '' }, en: { title: 'Certificates', text: '' } },
      },
    ],
  },
];
