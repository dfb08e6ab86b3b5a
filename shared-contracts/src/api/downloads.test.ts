import { limits } from '../rules/limits.ts';
import { downloadAddress, downloadErrors, downloadFault, parseDownloadAddress } from './downloads.ts';

const hash = 'a'.repeat(32);

test('an address is parsed to what it was made from, and other addresses are rejected', () => {
  expect(parseDownloadAddress(downloadAddress(hash, 'xlsx'))).toEqual({ hash, type: 'xlsx' });
  const others = [
    `/media/files/${hash}.exe`,
    `/media/${hash}.pdf`,
    `/media/files/${hash}.pdf?a`,
    '/media/files/../a.pdf',
    `/media/files/${hash}.constructor`,
  ];
  for (const address of others) expect(parseDownloadAddress(address)).toBeNull();
});

test.each([
  ['Katalog.PDF', 1, null],
  ['fiyat.xlsx', limits.downloadBytes, null],
  ['fiyat.xls', 1, downloadErrors.old],
  ['fiyat.xlsm', 1, downloadErrors.macro],
  ['kurulum.exe', 1, downloadErrors.type],
  ['adsız', 1, downloadErrors.type],
  ['bos.pdf', 0, downloadErrors.empty],
  ['buyuk.pdf', limits.downloadBytes + 1, downloadErrors.size('pdf')],
  ['montaj.mp4', limits.videoBytes, null],
  ['montaj.webm', limits.videoBytes + 1, downloadErrors.size('webm')],
  ['montaj.mov', 1, downloadErrors.video],
])('%s with %i bytes: %s', (name, bytes, fault) => {
  expect(downloadFault(name, bytes)).toBe(fault);
});
