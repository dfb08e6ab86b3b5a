import { repairEscapes } from './repair-escapes.ts';

test.each([
  ['/hakk%FDm%FDzda', '/hakkımızda'],
  ['/%DE%F6f%F6r?ad=%D0', '/Şöför?ad=Ğ'],
  ['/hakk%C4%B1m%C4%B1zda', '/hakkımızda'],
  ['/yüzde-100%', '/yüzde-100%'],
  ['/%zz%E0%A4%A', '/%zzà¤%A'],
])('%s is read as %s', (address, read) => {
  expect(decodeURIComponent(repairEscapes(address))).toBe(read);
});

test.each(['/', '/makale/kopru', '/a%2Fb%20c', '/%C3%B6?x=%25'])('%s remains as it is', (address) => {
  expect(repairEscapes(address)).toBe(address);
});
