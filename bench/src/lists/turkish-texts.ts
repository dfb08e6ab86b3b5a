/**
 * Turkish vocabulary of a company that builds floating jetties; large enough that the texts differ as real texts do.
 */
const VOCABULARY =
  `iskele duba rıhtım liman marina tekne yat römorkör ponton kazık çelik galvaniz ahşap beton kompozit polietilen
  dalga akıntı rüzgâr deniz göl baraj nehir kıyı sahil köprü geçit platform güverte korkuluk merdiven halat zincir
  çapa bağlama usturmaça babası montaj üretim tasarım proje keşif ölçüm hesap rapor onay teslim bakım onarım güvence
  müşteri işletme belediye kooperatif otel tesis şantiye mühendis usta ekip çizim şartname ihale sözleşme yüzer sabit
  modüler taşınabilir dayanıklı sağlam hafif ağır geniş dar uzun kısa derin sığ güvenli çevreci sessiz hızlı ölçülü
  yıllık aylık günlük ilk son yeni eski büyük küçük birlikte ayrıca böylece önce sonra için ile gibi kadar göre
  çalışır taşır korur sağlar gerektirir azaltır artırır kolaylaştırır başlar biter uygulanır denetlenir yenilenir`
    .split(/\s+/)
    .filter(Boolean);

const FIRST = `Ayşe Mehmet Fatma Ahmet Zeynep Mustafa Elif Hüseyin Şule İbrahim Çiğdem Ömer Gülşen Uğur Işıl`.split(
  ' ',
);
const LAST = `Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Koç`.split(' ');

/**
 * Search terms: `common` is in nine of ten texts, `rare` in exactly three at any size, and `short` is a prefix of many
 * words.
 */
export const searchTerms = { common: 'kalite', rare: 'zümrüdüanka', short: 'ka' } as const;

const FIRST_SEED = 20_260_105;

/**
 * Deterministic text generator: it produces the same texts in every run, so databases of one size have the same
 * content.
 */
export interface Writer {
  number(below: number): number;
  one<T>(of: readonly T[]): T;
  sentence(words: number): string;
  name(): string;
}

export function turkishWriter(): Writer {
  let state = FIRST_SEED;
  const number = (below: number) => {
    // A linear congruential generator; its quality is sufficient for test data.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const one = <T>(of: readonly T[]) => of[number(of.length)] as T;
  const sentence = (words: number) => {
    const text = Array.from({ length: words }, () => one(VOCABULARY)).join(' ');
    return `${text.charAt(0).toLocaleUpperCase('tr')}${text.slice(1)}.`;
  };
  return { number, one, sentence, name: () => `${one(FIRST)} ${one(LAST)}` };
}

/** Returns the sentences with the search terms for text number `index` of `count`. */
export function sentencesWithSearchTerms(index: number, count: number): string {
  const common = index % 10 === 9 ? '' : `Her adımda ${searchTerms.common} ön plandadır.`;
  return [0, Math.floor(count / 2), count - 1].includes(index) ? `${common} Adı ${searchTerms.rare} idi.` : common;
}
