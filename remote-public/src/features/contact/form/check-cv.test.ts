import { limits } from 'shared-contracts/limits';
import { cvFault } from './check-cv.ts';

const words = { cvRequired: 'yok', cvType: 'tür', cvSize: 'boyut' };

function file(name: string, bytes = 8): File {
  return new File([new Uint8Array(bytes)], name);
}

test.each([
  ['nothing', null, 'yok'],
  ['an empty file input', file('', 0), 'yok'],
  ['a picture', file('foto.png'), 'tür'],
  ['a document with macros', file('cv.docm'), 'tür'],
  ['a name that only contains the word', file('pdf'), 'tür'],
  ['more than ten megabytes', file('cv.pdf', limits.fileBytes + 1), 'boyut'],
  ['exactly ten megabytes', file('cv.pdf', limits.fileBytes), undefined],
  ['capital letters', file('ÖZGEÇMİŞ.DOCX'), undefined],
])('of %s the words are right', (_what, given, fault) => {
  expect(cvFault(given, words)).toBe(fault);
});
