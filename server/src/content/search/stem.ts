import type { Word } from './words.ts';

/** An ending, and how many letters must be left before it. */
interface Ending {
  text: string;
  rest: number;
  /** Letters of which one must be the last before it. */
  after?: string;
}

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';
/** Consonants after which `d` of an ending is `t`, folded. */
const HARD_ENDS = 'cfhkpst';

const ending = (texts: string, rest: number, after?: string): Ending[] =>
  texts.split(' ').map((text) => ({ text, rest, ...(after !== undefined && { after }) }));

/** Inflections of nouns on folded letters: `i` stands for `ı` too, `u` for `ü`. Derivations are words of their own. */
const turkish: readonly Ending[] = [
  ...ending('lar ler', 2),
  ...ending('imiz iniz umuz unuz', 3, CONSONANTS),
  ...ending('miz niz muz nuz', 3, VOWELS),
  ...ending('daki deki ndaki ndeki', 2),
  ...ending('taki teki', 3, HARD_ENDS),
  ...ending('ndan nden', 3, VOWELS),
  ...ending('dan den', 2),
  ...ending('tan ten', 3, HARD_ENDS),
  ...ending('nda nde', 3, VOWELS),
  ...ending('da de', 3),
  ...ending('ta te', 3, HARD_ENDS),
  ...ending('nin nun', 3, VOWELS),
  ...ending('in un', 3, CONSONANTS),
  ...ending('im um', 4, CONSONANTS),
  ...ending('yla yle', 3, VOWELS),
  ...ending('la le', 4, CONSONANTS),
  ...ending('si su', 3, VOWELS),
  ...ending('ni nu na ne', 4, VOWELS),
  ...ending('yi yu ya ye', 4, VOWELS),
  ...ending('dir dur', 3),
  ...ending('tir tur', 3, HARD_ENDS),
  ...ending('i u', 4, CONSONANTS),
  ...ending('a e', 4, CONSONANTS),
].toSorted((one, other) => other.text.length - one.text.length);

const english: readonly Ending[] = [
  ...ending('ings', 3, CONSONANTS),
  ...ending('ing ed', 3, CONSONANTS),
  ...ending('es', 4, 'shxz'),
  ...ending('s', 3, 'abcdefghijklmnopqrtvwxyz'),
];

const endings: Readonly<Record<string, readonly Ending[]>> = { tr: turkish, en: english };

/** Words that end like an inflected one; what would be left means something else, or is an ending again. */
const EXCEPTIONS = new Set(
  (
    'araba kadin yakin altin aydin butun uzun gelin adim bakim yarim kurum durum yorum bolum cozum yatirim egitim uretim ' +
    'tasarim insan zaman orman beden neden maden vatan fidan keten sultan kaptan meydan kanada cadde madde nokta posta ' +
    'usta hasta liste kadir demir cihan numara kamera su ne business news always'
  ).split(' '),
);
/** Short words whose forms follow no rule: 'suyu', 'neyi'. */
const IRREGULAR: Readonly<Record<string, string>> = { suyu: 'su', suyun: 'su', suya: 'su', neyi: 'ne', neye: 'ne' };

/** A consonant that softens before a vowel: 'kitabı' and 'kitap', 'rengi' and 'renk'. */
const HARD: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', c: 'c' };
const MIN_SOFTENED = 5;

/**
 * Returns the stem of a word, as written and folded; the word itself if its language has no rules. Stems are keys and not
 * always words: forms of one word have the same.
 */
export function stemOf({ written, folded }: Word, lang: string): Word {
  const rules = endings[lang];
  if (!rules) return { written, folded };
  const irregular = IRREGULAR[folded];
  if (irregular !== undefined) return { written: irregular, folded: irregular };
  let stem = folded;
  for (let next = shortened(stem, rules); next !== stem; next = shortened(stem, rules)) stem = next;
  // Folding changes the number of letters only of words that no rule is made for.
  const kept = written.length === folded.length ? written.slice(0, stem.length) : stem;
  const hard = lang === 'tr' && stem.length < folded.length ? hardened(stem) : stem;
  return { written: hard === stem ? kept : kept.slice(0, -1) + hard.slice(-1), folded: hard };
}

function shortened(word: string, rules: readonly Ending[]): string {
  if (EXCEPTIONS.has(word)) return word;
  const found = rules.find(({ text, rest, after }) => {
    if (!word.endsWith(text) || word.length - text.length < rest) return false;
    return after === undefined || after.includes(word.at(-text.length - 1) ?? '');
  });
  return found ? word.slice(0, -found.text.length) : word;
}

function hardened(stem: string): string {
  const last = stem.at(-1) ?? '';
  return stem.length >= MIN_SOFTENED - (last === 'g' || last === 'd' ? 1 : 0)
    ? stem.slice(0, -1) + (HARD[last] ?? last)
    : stem;
}
