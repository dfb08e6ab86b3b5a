import { limits } from '@vitrin/shared-contracts/limits';
import { cvError } from './check-cv.ts';

const texts = { cvRequired: 'yok', cvType: 'tür', cvSize: 'boyut' };

function file(name: string, bytes = 8): File {
  return new File([new Uint8Array(bytes)], name);
}

test.each([
  ['nothing', null, 'yok'],
  ['an empty file input', file('', 0), 'yok'],
  ['a picture', file('foto.png'), 'tür'],
  ['a document with macros', file('cv.docm'), 'tür'],
  ['a file name that is only the extension', file('pdf'), 'tür'],
  ['more than ten megabytes', file('cv.pdf', limits.fileBytes + 1), 'boyut'],
  ['exactly ten megabytes', file('cv.pdf', limits.fileBytes), undefined],
  ['capital letters', file('ÖZGEÇMİŞ.DOCX'), undefined],
])('returns the right error message for %s', (_what, given, fault) => {
  expect(cvError(given, texts)).toBe(fault);
});
