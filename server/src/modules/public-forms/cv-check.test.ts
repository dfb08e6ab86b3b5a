import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docm, docx, docxEntries, openXml, pdf } from '../../testing/cvs.ts';
import { zip } from '../../testing/zip.ts';
import { checkCv, cvName } from './cv-check.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'vitrin-cv-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const [types, ...rest] = docxEntries as [[string, string], ...[string, string][]];
const many = Array.from({ length: 2_000 }, (_, at) => [`word/media/${at}.png`, ''] as const);

test.each<[string, Buffer, object]>([
  ['a PDF', pdf, { type: 'pdf' }],
  ['a PDF with trailing data', Buffer.concat([pdf, Buffer.from('\r\n<!-- sunucu -->')]), { type: 'pdf' }],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), pdf]), { type: 'pdf' }],
  ['a PDF behind blank lines', Buffer.concat([Buffer.from('\r\n\r\n \n'), pdf]), { type: 'pdf' }],
  [
    'a PDF behind the commands of a printer',
    Buffer.concat([Buffer.from('\u001B%-12345X@PJL\n'), pdf]),
    { type: 'pdf' },
  ],
  ['a PDF behind more than a kilobyte', Buffer.concat([Buffer.alloc(1_024, '\n'), pdf]), { fault: 'cvType' }],
  ['a PDF padded with zeros', Buffer.concat([pdf, Buffer.alloc(100_000)]), { type: 'pdf' }],
  ['a DOCX', docx, { type: 'docx' }],
  ['a DOCX of Word for the web', openXml('docx', 'word/document2.xml'), { type: 'docx' }],
  ['a DOCX whose names differ in case', openXml('docx', 'Word/Document.XML'), { type: 'docx' }],
  ['a DOCX that declares its type as a default', openXml('docx'), { type: 'docx' }],
  ['a DOCX padded with zeros', Buffer.concat([docx, Buffer.alloc(100_000)]), { type: 'docx' }],
  ['a DOCX with trailing data', Buffer.concat([docx, Buffer.from('\r\n<!-- sunucu -->')]), { type: 'docx' }],
  ['a spreadsheet', openXml('xlsx', 'xl/workbook.xml'), { fault: 'cvType' }],
  ['a DOCX with its parts in a different order', zip([...rest, types]), { type: 'docx' }],
  ['a text', Buffer.from('Ben mühendisim.'), { fault: 'cvType' }],
  ['nothing', Buffer.alloc(0), { fault: 'cvType' }],
  ['a truncated PDF', pdf.subarray(0, 40), { fault: 'cvType' }],
  ['a PDF signature without content', Buffer.from('%PDF-1.7\n'), { fault: 'cvType' }],
  ['an executable that contains a PDF', Buffer.concat([Buffer.from('MZ\x90\0'), pdf]), { fault: 'cvType' }],
  ['an executable that contains a DOCX', Buffer.concat([Buffer.from('MZ\x90\0'), docx]), { fault: 'cvType' }],
  ['a DOCM', docm, { fault: 'cvMacro' }],
  ['a DOCX that contains a macro', zip([...docxEntries, ['word/vbaProject.bin', 'x']]), { fault: 'cvMacro' }],
  [
    'a macro whose file name is in upper case',
    zip([...docxEntries, ['word/VBAPROJECT.BIN', 'x']]),
    { fault: 'cvMacro' },
  ],
  ['a control', zip([...docxEntries, ['word/activeX/activeX1.bin', 'x']]), { fault: 'cvMacro' }],
  ['an archive without a document', zip([types, ['xl/workbook.xml', '<x/>']]), { fault: 'cvType' }],
  ['an archive without content types', zip(rest), { fault: 'cvType' }],
  ['an encrypted archive', zip(docxEntries, { flags: 1 }), { fault: 'cvType' }],
  ['a zip bomb', zip(docxEntries, { claimedSize: 100_000_000 }), { fault: 'cvType' }],
  ['an archive with thousands of entries', zip([...docxEntries, ...many]), { fault: 'cvType' }],
  ['an archive with a duplicate entry', zip([...docxEntries, ['word/document.xml', 'y']]), { fault: 'cvType' }],
  ['an archive with a path traversal entry', zip([...docxEntries, ['../../etc/passwd', 'y']]), { fault: 'cvType' }],
  ['a truncated archive', docx.subarray(0, -10), { fault: 'cvType' }],
])('the check recognises %s', async (_case, bytes, verdict) => {
  const path = join(folder, 'aday');
  writeFileSync(path, bytes);
  expect(await checkCv({ path, name: 'aday' })).toEqual(verdict);
});

test('a damaged file of an allowed type is distinguished from one of another type', async () => {
  const path = join(folder, 'aday');
  writeFileSync(path, docx.subarray(0, -10));
  expect(await checkCv({ path, name: 'cv.DOCX' })).toEqual({ fault: 'cvUnreadable' });
  expect(await checkCv({ path, name: 'cv.odt' })).toEqual({ fault: 'cvType' });
});

test.each([
  ['Özgeçmiş.pdf', 'pdf', 'Özgeçmiş.pdf'],
  ['ÖZGEÇMİŞ.PDF', 'pdf', 'ÖZGEÇMİŞ.PDF'],
  ['cv.pdf.exe', 'pdf', 'cv.pdf'],
  ['cv.exe', 'pdf', 'cv.pdf'],
  ['cv.doc', 'docx', 'cv.docx'],
  ['Ayşe Y. 2.1', 'docx', 'Ayşe Y. 2.1.docx'],
  ['.pdf', 'pdf', 'ozgecmis.pdf'],
  ['', 'docx', 'ozgecmis.docx'],
] as const)('the name %j of a %s is stored as %j', (given, type, kept) => {
  expect(cvName(given, type)).toBe(kept);
});
