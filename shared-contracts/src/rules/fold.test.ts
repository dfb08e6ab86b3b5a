import { fold } from './fold.ts';

test.each([
  ['ÇAĞRI', 'cagri'],
  ['çağrı', 'cagri'],
  ['CAGRI', 'cagri'],
  ['İSTANBUL', 'istanbul'],
  ['ISPARTA', 'isparta'],
  ['ılık Işık', 'ilik isik'],
  ['ŞÖMİNE ÜZERİNE', 'somine uzerine'],
  ['kâğıt, resmî, sükût', 'kagit, resmi, sukut'],
  ['yapı\u00ADlar\u200Bda', 'yapilarda'],
  ['ﬁyat', 'fiyat'],
  ['m²', 'm2'],
  ['ＡＢＣ　１２', 'abc 12'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('decomposed letters (NFD) are folded like composed letters', () => {
  const whole = 'İğneli şüphe çözümü';
  expect(fold(whole.normalize('NFD'))).toBe(fold(whole));
});

test('folding a second time changes nothing', () => {
  const once = fold('Kişiselleştirilmiş IŞIK');
  expect(fold(once)).toBe(once);
});
