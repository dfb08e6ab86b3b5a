import type { DemoPictureItem } from './slides.ts';

/** Nobody issues these: the bodies are as invented as the firm. */
export const certificates: readonly DemoPictureItem[] = [
  {
    picture: 'certificate-1',
    link_url: null,
    texts: {
      tr: {
        title: 'Kalite yönetimi belgesi',
        text: 'Akçam Belgelendirme (örnek): tasarım ve denetim hizmetleri, 2024',
      },
      en: {
        title: 'Quality management',
        text: 'Akçam Certification (fictional): design and supervision services, 2024',
      },
    },
  },
  {
    picture: 'certificate-2',
    link_url: null,
    texts: {
      tr: { title: 'Enerji etüdü yetki belgesi', text: 'Gündoğdu Enerji Kurulu (örnek): mevcut binalar, 2025' },
      en: { title: 'Authorised energy auditor', text: 'Gündoğdu Energy Board (fictional): existing buildings, 2025' },
    },
  },
  {
    picture: 'certificate-3',
    link_url: null,
    texts: {
      tr: { title: 'Çevre yönetimi belgesi', text: 'Akçam Belgelendirme (örnek): büro ve saha çalışmaları, 2024' },
      en: { title: 'Environmental management', text: 'Akçam Certification (fictional): office and field work, 2024' },
    },
  },
  {
    picture: 'certificate-4',
    link_url: null,
    texts: {
      tr: {
        title: 'Deney laboratuvarı yeterlilik belgesi',
        text: 'Ege Ölçüm Kurulu (örnek): beton ve donatı deneyleri, 2023',
      },
      en: {
        title: 'Competence of the testing laboratory',
        text: 'Aegean Measurement Board (fictional): concrete and reinforcement tests, 2023',
      },
    },
  },
  {
    picture: 'certificate-5',
    link_url: null,
    texts: {
      tr: {
        title: 'Tarihi yapı onarım yetkinlik belgesi',
        text: 'Taş ve Kireç Vakfı (örnek): yığma yapıların izlenmesi ve onarımı, 2022',
      },
      en: {
        title: 'Competence in historic masonry',
        text: 'Stone and Lime Trust (fictional): monitoring and repair of masonry, 2022',
      },
    },
  },
  {
    picture: 'certificate-6',
    link_url: null,
    texts: {
      tr: {
        title: 'Kalibrasyon güvence belgesi',
        text: 'Körfez Metroloji Birliği (örnek): eğim, çatlak ve titreşim ölçerler, 2025',
      },
      en: {
        title: 'Calibration assurance',
        text: 'Bay Metrology Union (fictional): tilt, crack and vibration sensors, 2025',
      },
    },
  },
];
