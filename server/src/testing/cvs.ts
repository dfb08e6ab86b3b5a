import { zip, type ZipEntries } from './zip.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

function contentTypes(main: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
}

export const docxEntries: ZipEntries = [
  ['[Content_Types].xml', contentTypes(WORD)],
  ['_rels/.rels', '<Relationships/>'],
  ['word/document.xml', '<w:document/>'],
];

/** Minimal files that are valid for their type. */
export const docx = zip(docxEntries);

export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n42\n%%EOF\n',
);

/** A document with macros, as Word saves it. */
export const docm = zip([
  ['[Content_Types].xml', contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ...docxEntries.slice(1),
  ['word/vbaProject.bin', 'Attribute VB_Name'],
]);
