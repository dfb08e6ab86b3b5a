/** Letters that the library does not know, in lower case, as `from` and `to` pairs. */
const LETTERS = [
  // Latin: Sami, African languages, old Turkic spellings.
  'ŋ ng ŧ t ƀ b ɓ b ƈ c ɖ d ɗ d ǝ a ƒ f ɠ g ǥ g ɣ g ƙ k ɲ n ƥ p ƭ t ʋ v ƴ y ƶ z ʒ z ɔ o ɛ e ɨ i ʉ u ɵ o',
  // Cyrillic: Kazakh, Kyrgyz, Tatar, Bashkir, Uzbek, Tajik, Azerbaijani, Mongolian.
  'ә a ғ g қ q ң n ө o ұ u ү u һ h і i ҙ z ҡ q ҫ s ҳ h ҷ j җ j ӣ i ӯ u ҝ g ҹ c ҥ ng',
  // Cyrillic: Serbian, Macedonian, older letters.
  'ђ dj ј j љ lj њ nj ћ c џ dz ѓ gj ѕ dz ќ kj ѣ e ѳ f ѵ i ѡ o ѫ a ѧ e ӏ i',
  // Hebrew.
  'א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק q ר r ש sh ת t',
  // Arabic script: Persian, Urdu, Kurdish, Uyghur.
  'ٱ a پ p چ ch ژ j ڤ v ک k گ g ڭ ng ھ h ہ h ۀ h ە e ۆ o ۇ u ۈ u ۋ v ی i ې e ێ e ے e ں n ڕ r ڵ l ٹ t ڈ d ڑ r',
].join(' ');

/** Symbols that are read as a word of their own. */
const SYMBOLS = '₺ tl € euro $ dolar £ sterlin ¥ yen ₽ ruble ₼ manat ₸ tenge';

function pairsOf(list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((from, index) => (index % 2 === 0 ? [[from, words[index + 1] ?? ''] as [string, string]] : []));
}

/** What the library adds to its own table for slugs. */
export const customReplacements: [string, string][] = [
  ...pairsOf(LETTERS),
  ...pairsOf(SYMBOLS).map(([symbol, word]): [string, string] => [symbol, ` ${word} `]),
];
