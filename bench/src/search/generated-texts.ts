/** Syllables of invented Turkish words. */
const FIRST =
  'ka ke ki kö ku kü ba be bi bo ça çe da de dö fe ga gö ha ışı ir ka la le ma me mü na nö ol öz pa re sa su şe ta te ür va ye yü za'.split(
    ' ',
  );
const NEXT = 'bar cen dık ge hat kam lav lım man ner öl par ram rüş sam şan tar ten vur yan zır'.split(' ');
const ENDINGS = ['', '', '', 'ler', 'leri', 'in', 'de', 'den', 'i', 'e', 'lerin', 'lerde', 'imiz'];
/** Stems of the site; with their endings about ten times as many words. */
const STEMS = 20_000;
const WORDS_EACH = 200;
/** The usual words are used most, as in any language: the share of a word falls with its rank. */
const SKEW = 3;

/** A generated text; the same at any run. */
export interface GeneratedText {
  title: string;
  text: string;
}

/** Writes texts whose words are distributed like those of a language. */
export function textWriter() {
  let state = 20_260_105;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  const word = () => stemAt(Math.floor(random() ** SKEW * STEMS)) + one(ENDINGS);
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return {
    text(number: number): GeneratedText {
      const code = number % 20 === 0 ? ` VK-${number}` : '';
      return { title: `${words(4)}${code}`, text: `${words(WORDS_EACH)} ve bir ${words(20)}` };
    },
  };
}

/** Returns an invented stem; the first ones are the most usual. */
function stemAt(rank: number): string {
  const [first, next] = [FIRST[rank % FIRST.length] ?? '', NEXT[Math.floor(rank / FIRST.length) % NEXT.length] ?? ''];
  const more = NEXT[Math.floor(rank / (FIRST.length * NEXT.length)) % NEXT.length] ?? '';
  return rank < FIRST.length * NEXT.length ? first + next : first + next + more;
}

const lastOf = (word: string) => word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1);

/** Searches of each group, by rank of their words. */
export const searches: Readonly<Record<string, readonly string[]>> = {
  'common words': Array.from({ length: 20 }, (_, index) => stemAt(index * 3)),
  'rare words': Array.from({ length: 20 }, (_, index) => stemAt(8_000 + index * 401)),
  'two words': Array.from({ length: 20 }, (_, index) => `${stemAt(index * 7)} ${stemAt(300 + index * 11)}`),
  'typing error': Array.from({ length: 20 }, (_, index) => lastOf(`${stemAt(2_000 + index * 31)}leri`)),
  'other forms': Array.from({ length: 20 }, (_, index) => `${stemAt(500 + index * 13)}lerinden`),
  codes: Array.from({ length: 20 }, (_, index) => `vk${index * 20}`),
  'without diacritics': ['kobar', 'oz', 'ural', 'supar', 'isigebar'],
  'only stop words': ['ve bir'],
};
