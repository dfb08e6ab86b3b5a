import { zip, type ZipEntries } from './zip.ts';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.';
const WORD = `${OPEN_XML}wordprocessingml.document.main+xml`;

/** Returns the entry that declares the type of the main part; without its name as the default of the extension `xml`. */
function contentTypes(main: string, part?: string): string {
  const declared = part ? `Override PartName="/${part}"` : 'Default Extension="xml"';
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><${declared} ContentType="${main}"/></Types>`;
}

const mainTypes = {
  docx: WORD,
  xlsx: `${OPEN_XML}spreadsheetml.sheet.main+xml`,
  pptx: `${OPEN_XML}presentationml.presentation.main+xml`,
} as const;

/** Returns the smallest document of an office program whose main part has the name. */
export function openXml(type: keyof typeof mainTypes, part?: string): Buffer {
  const name = part ?? 'content/main.xml';
  return zip([
    ['[Content_Types].xml', contentTypes(mainTypes[type], part)],
    ['_rels/.rels', '<Relationships/>'],
    [name, '<x/>'],
  ]);
}

/** Returns the smallest OpenDocument file. */
export function openDocument(kind: 'text' | 'spreadsheet' | 'presentation'): Buffer {
  return zip([
    ['mimetype', `application/vnd.oasis.opendocument.${kind}`],
    ['content.xml', '<x/>'],
  ]);
}

export const docxEntries: ZipEntries = [
  ['[Content_Types].xml', contentTypes(WORD, 'word/document.xml')],
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
  ['[Content_Types].xml', contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml', 'word/document.xml')],
  ...docxEntries.slice(1),
  ['word/vbaProject.bin', 'Attribute VB_Name'],
]);
