import type { CategoryTranslation } from '@vitrin/shared-contracts/catalogue';
import type { InEach } from './demo-languages.ts';

type Words = Pick<CategoryTranslation, 'name' | 'seo_title' | 'seo_description'>;

export interface DemoCategory {
  /** What the heads of the product files call it. */
  key: string;
  texts: InEach<Words>;
}

export interface DemoMainCategory {
  texts: InEach<Words>;
  categories: readonly DemoCategory[];
}

/** The catalogue's tree in reading order. */
export const mainCategories: readonly DemoMainCategory[] = [
  {
    texts: {
      tr: {
        name: 'Mühendislik hizmetleri',
        seo_title: 'Mühendislik hizmetleri | Selvitepe Mühendislik',
        seo_description:
          'Deprem güçlendirmesi, zemin etüdü, temel tasarımı, köprü muayenesi, enerji etüdü ve lazer tarama.',
      },
      en: {
        name: 'Engineering services',
        seo_title: 'Engineering services | Selvitepe Mühendislik',
        seo_description:
          'Seismic strengthening, ground investigation, foundations, bridge inspection, energy audits and laser scanning.',
      },
    },
    categories: [
      {
        key: 'deprem',
        texts: {
          tr: {
            name: 'Deprem ve güçlendirme',
            seo_title: 'Deprem ve güçlendirme hizmetleri',
            seo_description: 'Mevcut binalarda malzeme deneyleri, deprem hesabı ve güçlendirme projesi.',
          },
          en: {
            name: 'Earthquakes and strengthening',
            seo_title: 'Earthquakes and strengthening',
            seo_description: 'Material tests, seismic calculations and strengthening design for existing buildings.',
          },
        },
      },
      {
        key: 'zemin',
        texts: {
          tr: {
            name: 'Zemin ve temel',
            seo_title: 'Zemin etüdü ve temel tasarımı',
            seo_description:
              'Sondajdan rüzgâr türbini temeline, zemini tanıyan ve temeli ona göre tasarlayan hizmetler.',
          },
          en: {
            name: 'Ground and foundations',
            seo_title: 'Ground investigation and foundation design',
            seo_description:
              'From boreholes to wind turbines: knowing the ground, and designing foundations to suit it.',
          },
        },
      },
      {
        key: 'muayene',
        texts: {
          tr: {
            name: 'Muayene ve etüt',
            seo_title: 'Muayene, enerji etüdü ve röleve',
            seo_description: 'Köprü muayenesi, bina enerji etüdü ve üç boyutlu lazer tarama.',
          },
          en: {
            name: 'Inspection and surveys',
            seo_title: 'Inspections, energy audits and surveys',
            seo_description: 'Bridge inspections, energy audits of buildings and three-dimensional laser scans.',
          },
        },
      },
    ],
  },
  {
    texts: {
      tr: {
        name: 'Ölçüm ve izleme',
        seo_title: 'Ölçüm ve izleme | Selvitepe Mühendislik',
        seo_description: 'Çatlak, eğim, yük ve titreşim ölçerler; gece gündüz açık yapı izleme ve alarm merkezi.',
      },
      en: {
        name: 'Measuring and monitoring',
        seo_title: 'Measuring and monitoring | Selvitepe Mühendislik',
        seo_description:
          'Sensors for cracks, tilt, load and vibration, and a monitoring centre for structures that is open around the clock.',
      },
    },
    categories: [
      {
        key: 'cihazlar',
        texts: {
          tr: {
            name: 'Ölçüm cihazları',
            seo_title: 'Yapı ölçüm cihazları',
            seo_description: 'Kılcal çatlak, eğim ve öngerme yükü için kendi laboratuvarımızda geliştirilen ölçerler.',
          },
          en: {
            name: 'Instruments',
            seo_title: 'Measuring instruments for structures',
            seo_description: 'Sensors for hairline cracks, tilt and pre-stress, developed in our own laboratory.',
          },
        },
      },
      {
        key: 'izleme',
        texts: {
          tr: {
            name: 'İzleme ve uyarı',
            seo_title: 'Yapı izleme ve uyarı',
            seo_description: 'Titreşim kaydı, tek ekranda izleme ve nöbetçi mühendisi arayan alarm hizmeti.',
          },
          en: {
            name: 'Monitoring and warning',
            seo_title: 'Structural monitoring and warning',
            seo_description:
              'Vibration records, monitoring on one screen, and an alarm that calls the engineer on duty.',
          },
        },
      },
    ],
  },
];
