import { languageAbbr } from '../api/languages.ts';
import { maxRemotePages } from '../api/remote-pages.ts';
import { limits } from './limits.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_NAME = 40;
const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const MAX_PATH = 120;
const MOST_LANGUAGES = 40;
/** One line that neither begins nor ends with a blank. */
const LINE = /^\S(?:.*\S)?$/;

/**
 * Returns what is wrong with the declared pages of a remote, in Turkish without the full stop; null if nothing is.
 * @param value - untrusted
 */
export function remotePagesProblem(value: unknown): string | null {
  if (!isObject(value)) return 'pages bir nesne olmalı';
  const pages = Object.entries(value);
  if (pages.length > maxRemotePages) return `bir birimde en fazla ${maxRemotePages} sayfa tanımlanabilir`;
  const paths = new Set<unknown>();
  for (const [name, page] of pages) {
    const problem = pageProblem(name, page);
    if (problem !== null) return problem;
    const path = isObject(page) ? page['path'] : undefined;
    if (paths.has(path)) return `“${name}” sayfasının yolu başka bir sayfanınkiyle aynı`;
    paths.add(path);
  }
  return null;
}

function pageProblem(name: string, page: unknown): string | null {
  if (name.length > MAX_NAME || !NAME.test(name)) return `“${name.slice(0, MAX_NAME)}” adı kullanılamaz`;
  if (!isObject(page)) return `“${name}” sayfası bir nesne olmalı`;
  const { path, titles, summaries = {} } = page;
  if (!isPathBelow(path))
    return `“${name}” sayfasının yolu boş olmalı ya da /hakkinda gibi küçük harf, rakam ve kısa çizgilerden oluşmalı`;
  if (isObject(titles) && Object.keys(titles).length === 0) return `“${name}” sayfasının hiçbir dilde adı yok`;
  return (
    textsProblem(`“${name}” sayfasının adı`, titles, limits.title.max) ??
    textsProblem(`“${name}” sayfasının özeti`, summaries, limits.summary.max)
  );
}

function isPathBelow(path: unknown): boolean {
  return typeof path === 'string' && path.length <= MAX_PATH && PATH.test(path);
}

function textsProblem(what: string, texts: unknown, max: number): string | null {
  if (!isObject(texts)) return `${what} dillere göre verilmeli`;
  const entries = Object.entries(texts);
  if (entries.length > MOST_LANGUAGES) return `${what} en fazla ${MOST_LANGUAGES} dilde verilebilir`;
  for (const [language, text] of entries) {
    if (!languageAbbr.test(language)) return `${what}: “${language.slice(0, MAX_NAME)}” bir dil kısaltması değil`;
    if (typeof text !== 'string' || !LINE.test(text)) return `${what} (${language}) tek satır olmalı ve boş olmamalı`;
    if (text.length > max) return `${what} (${language}) en çok ${max} karakter olabilir`;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
