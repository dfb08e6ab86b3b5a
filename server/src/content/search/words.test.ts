import { stemOf } from './stem.ts';
import { wordsOf } from './words.ts';

const written = (text: string, lang = 'tr') => wordsOf(text, lang).map((word) => word.written);

test.each([
  ['Isı Pompası', ['ısı', 'pompası']],
  ['İŞİN ISISI', ['işin', 'ısısı']],
  ["Ankara'nın", ['ankara', 'ankaranın']],
  ['Ankara’nın', ['ankara', 'ankaranın']],
  ["'nın", ['nın']],
  ['SM-410', ['sm', '410', 'sm410']],
  ['SM410', ['sm', '410', 'sm410']],
  ['SM 410', ['sm', 'sm410', '410']],
  ['oda 410', ['oda', '410']],
  ['1.250,5', ['1', '250', '5', '12505']],
  ['1250', ['1250']],
  ['e-posta', ['e', 'posta', 'eposta']],
  ['ve/veya.', ['ve', 'veya']],
  ['120 m²', ['120', 'm', '2', 'm2']],
  ['köp\u00adrü', ['köprü']],
  ['', []],
])('the words of %s are %j', (text, expected) => {
  expect(written(text)).toEqual(expected);
});

test('only Turkish has an i without a dot below I', () => {
  expect(written('ISI INFO', 'tr')).toEqual(['ısı', 'ınfo']);
  expect(written('INFO', 'en')).toEqual(['info']);
});

const stem = (text: string, lang = 'tr') => stemOf({ written: text, folded: foldOf(text) }, lang).folded;
const foldOf = (text: string) => wordsOf(text, 'tr')[0]?.folded ?? '';

test.each([
  [
    'köprü',
    ['köprüler', 'köprüleri', 'köprülerin', 'köprülerinden', 'köprüde', 'köprünün', 'köprülerimiz', 'kopruleri'],
  ],
  ['kitap', ['kitaplar', 'kitabı', 'kitaba', 'kitabın', 'kitapları', 'kitaplarımızdan']],
  ['renk', ['renkler', 'renkleri', 'renklerde']],
  ['bina', ['binalar', 'binaların', 'binadan', 'binada', 'binalarda', 'binalarımızdaki']],
  ['güçlendirme', ['güçlendirmeler', 'güçlendirmesi', 'güçlendirmenin', 'güçlendirmeleri']],
  ['proje', ['projeler', 'projelerimiz', 'projeleri', 'projede', 'projesi', 'projenin']],
  ['araba', ['arabalar', 'arabası', 'arabanın', 'arabada']],
  ['su', ['suyu', 'suyun', 'sular']],
  ['hizmet', ['hizmetler', 'hizmetlerimiz', 'hizmetlerin', 'hizmeti', 'hizmetten', 'hizmete']],
  ['deprem', ['depremler', 'depremi', 'depremin', 'depremde', 'depreme']],
])('inflected forms of %s have its stem', (base, forms) => {
  expect(forms.map((form) => [form, stem(form)])).toEqual(forms.map((form) => [form, stem(base)]));
});

test.each([
  ['yapı', 'yap'],
  ['para', 'par'],
  ['kapı', 'kap'],
  ['araba', 'arap'],
  ['masa', 'mas'],
  ['kadın', 'kad'],
  ['altın', 'alt'],
  ['neden', 'ne'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('English has few endings, other languages have none', () => {
  expect(['bridges', 'bridge'].map((word) => stem(word, 'en'))).toEqual(['bridge', 'bridge']);
  expect(stem('buildings', 'en')).toBe(stem('building', 'en'));
  expect(stem('Brücken', 'de')).toBe('brucken');
});

test('the stem keeps the letters as written', () => {
  expect(stemOf({ written: 'köprüler', folded: 'kopruler' }, 'tr').written).toBe('köpr');
  expect(stemOf({ written: 'kitabı', folded: 'kitabi' }, 'tr').written).toBe('kitap');
});
