import { Parser } from 'htmlparser2';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

/** Media types of the main part of Office Open XML documents (ECMA-376, part 1). */
const openXml = {
  docx: `${OPEN_XML}wordprocessingml.document.main+xml`,
  xlsx: `${OPEN_XML}spreadsheetml.sheet.main+xml`,
  pptx: `${OPEN_XML}presentationml.presentation.main+xml`,
} as const;

/** Content of the entry `mimetype` of OpenDocument files. */
const openDocument = {
  odt: `${OPEN_DOCUMENT}text`,
  ods: `${OPEN_DOCUMENT}spreadsheet`,
  odp: `${OPEN_DOCUMENT}presentation`,
} as const;

type OpenXmlType = keyof typeof openXml;
export type OfficeType = OpenXmlType | keyof typeof openDocument;

/** Entry of an archive that says what the document is, and how it is read. */
export interface Description {
  /** Entry that says the type. */
  entry: string;
  /** Reads the entry; `names` are those of all entries. */
  judge(text: string, names: readonly string[]): 'fits' | 'other' | 'macro';
}

/** Returns what says that an archive is a document of the type. */
export function descriptionOf(type: OfficeType): Description {
  if (isOpenXml(type))
    return { entry: '[Content_Types].xml', judge: (text, names) => judgeContentTypes(text, names, openXml[type]) };
  const judge = (text: string, names: readonly string[]) =>
    text.trim() === openDocument[type] && names.includes('content.xml') ? 'fits' : 'other';
  return { entry: 'mimetype', judge };
}

function isOpenXml(type: OfficeType): type is OpenXmlType {
  return Object.hasOwn(openXml, type);
}

/**
 * Looks for the main part by its type. It has any name: Word for the web writes `word/document2.xml`. Libraries of .NET
 * declare its type as the default of the extension `xml`.
 */
function judgeContentTypes(xml: string, names: readonly string[], main: string): 'fits' | 'other' | 'macro' {
  const entries = names.map((name) => `/${name.toLowerCase()}`);
  const declarations = readDeclarations(xml);
  if (declarations.some(({ type }) => type.includes('macroenabled'))) return 'macro';
  const isMain = ({ type, ending }: Declaration) => type === main && entries.some((name) => name.endsWith(ending));
  return declarations.some(isMain) ? 'fits' : 'other';
}

/** Media type of the parts whose name ends like this; in lower case, because both are compared without case. */
interface Declaration {
  type: string;
  ending: string;
}

function readDeclarations(xml: string): Declaration[] {
  const declarations: Declaration[] = [];
  const onopentag = (tag: string, { PartName, Extension, ContentType = '' }: Record<string, string>) => {
    const type = ContentType.toLowerCase();
    if (/(?:^|:)Override$/.test(tag) && PartName) declarations.push({ type, ending: PartName.toLowerCase() });
    if (/(?:^|:)Default$/.test(tag) && Extension) declarations.push({ type, ending: `.${Extension.toLowerCase()}` });
  };
  new Parser({ onopentag }, { xmlMode: true }).end(xml);
  return declarations;
}
