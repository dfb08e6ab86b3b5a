import type { DocumentList, SiteDocument } from '@vitrin/shared-contracts/documents';

/** Returns a document as the server returns it. */
export function siteDocument(number: number, change: Partial<SiteDocument> = {}): SiteDocument {
  return {
    id: number,
    queue: 100 - number,
    title: `Katalog ${number}`,
    summary: `Kataloğun özeti ${number}`,
    file: {
      path: `/media/files/${String(number).repeat(32)}.pdf`,
      name: `katalog-${number}.pdf`,
      type: 'pdf',
      bytes: 24_576,
    },
    cover: null,
    category: 'catalogue',
    file_language: 'tr',
    issued_on: '2026-03-05',
    lang: 'tr',
    ...change,
  };
}

export function documentList(documents: readonly SiteDocument[]): DocumentList {
  return { documents: [...documents], languages: [...new Set(documents.map(({ lang }) => lang))] };
}
