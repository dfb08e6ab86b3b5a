import { checkName, NamingError } from '../../../kit/src/new/naming.ts';

/** All names of a module, derived from the name and label that its author gives. */
export interface NamedModule {
  /** Name of folder, page and rights: `is-ilanlari`. */
  name: string;
  camel: string;
  pascal: string;
  /** Name of the table: `is_ilanlari`. */
  snake: string;
  /** Label of one record: `İş ilanı`. */
  label: string;
  /** Label of several records: `İş ilanları`. */
  plural: string;
}

const NAME = /^[a-z][a-z0-9]{0,19}(?:-[a-z0-9]{1,20}){0,2}$/;
const NAME_RULE = 'Ad küçük harfle başlar; küçük harf (a–z), rakam ve kısa çizgi içerir, en çok üç sözcüktür.';
/** Restricts the characters, because the label is inserted into source code between quotes. */
const LABEL = /^\p{L}[\p{L}\p{N} -]{0,39}$/u;
const LABEL_RULE = 'Etiket harfle başlar; harf, rakam, boşluk ve kısa çizgi içerir, en çok 40 karakterdir.';
const USAGE = 'Kullanım: npm run new-module -- sertifikalar "Sertifika" ["Sertifikalar"]';

/** Throws a `NamingError` for an invalid name or label, and for a page address that the site already uses. */
export function nameModule(name = '', label = '', plural = ''): NamedModule {
  const one = label.trim();
  const several = plural.trim() || pluralOf(one);
  if (name === '' || one === '') throw new NamingError(USAGE);
  checkName(name, NAME, NAME_RULE);
  if (!LABEL.test(one) || !LABEL.test(several)) throw new NamingError(LABEL_RULE);
  const [first = '', ...rest] = name.split('-');
  const camel = first + rest.map(capitalised).join('');
  return { name, camel, pascal: capitalised(camel), snake: name.replaceAll('-', '_'), label: one, plural: several };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the plural by vowel harmony. The author must give the plural of a compound (`iş ilanı`). */
function pluralOf(label: string): string {
  const last =
    label
      .toLocaleLowerCase('tr')
      .match(/[aıouâûeiöüî]/g)
      ?.at(-1) ?? 'e';
  return label + ('aıouâû'.includes(last) ? 'lar' : 'ler');
}
