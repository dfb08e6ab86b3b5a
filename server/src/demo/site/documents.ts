import type { DocumentGroup, DocumentLanguage } from '@vitrin/shared-contracts/documents';
import type { InEach } from './demo-languages.ts';

/** A document of the firm, with a file in the folder `documents`. */
export interface DemoDocument {
  file: string;
  category: DocumentGroup;
  file_language: DocumentLanguage | null;
  issued_on: string;
  texts: InEach<{ title: string; summary: string }>;
}

/** In the order of the page. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    file: 'olcum-cihazlari-katalogu.pdf',
    category: 'catalogue',
    file_language: 'tr',
    issued_on: '2026-01-12',
    texts: {
      tr: {
        title: 'Ölçüm cihazları kataloğu',
        summary: 'Çatlak, eğim, yük ve titreşim ölçerlerimiz, teknik değerleriyle üç sayfada.',
      },
      en: {
        title: 'Catalogue of measuring instruments, Turkish',
        summary: 'Our crack, tilt, load and vibration sensors with their data, on three pages.',
      },
    },
  },
  {
    file: 'instrument-catalogue.pdf',
    category: 'catalogue',
    file_language: 'en',
    issued_on: '2026-01-12',
    texts: {
      tr: {
        title: 'Ölçüm cihazları kataloğu, İngilizce',
        summary: 'Aynı kataloğun yurt dışındaki iş ortaklarımız için hazırlanan baskısı.',
      },
      en: {
        title: 'Catalogue of measuring instruments',
        summary: 'Our crack, tilt, load and vibration sensors with their data, on three pages.',
      },
    },
  },
  {
    file: 'numune-kabul-formu.pdf',
    category: 'form',
    file_language: null,
    issued_on: '2025-09-01',
    texts: {
      tr: {
        title: 'Numune kabul formu',
        summary: 'Laboratuvarımıza karot, donatı ya da harç gönderirken her numuneye bir form ekleyin.',
      },
      en: {
        title: 'Sample acceptance form',
        summary: 'Add one to each core, bar or mortar sample that you send to our laboratory; in Turkish and English.',
      },
    },
  },
];
