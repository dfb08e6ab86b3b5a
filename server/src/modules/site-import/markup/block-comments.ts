/** A comment with which WordPress marks a block. */
export interface BlockComment {
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** The block has no markup of its own: the server of WordPress makes it. */
  isVoid: boolean;
}

/** Reads a comment of a block; null for other comments, and for the end of a block. */
export function blockComment(text: string): BlockComment | null {
  const content = text.trim();
  const name = /^wp:([a-z][\w/-]*)/.exec(content.slice(0, NAME_LENGTH))?.[1]?.replace(/\/$/, '');
  if (name === undefined) return null;
  const isVoid = content.endsWith('/');
  const json = content.slice('wp:'.length + name.length, isVoid ? -1 : undefined).trim();
  return { name, attributes: parsed(json), isVoid };
}

const NAME_LENGTH = 100;

/** Returns the comments of a text. */
export function commentsIn(html: string): string[] {
  return html
    .split('<!--')
    .slice(1)
    .flatMap((piece) => {
      const end = piece.indexOf('-->');
      return end < 0 ? [] : [piece.slice(0, end)];
    });
}

function parsed(json: string): Record<string, unknown> {
  if (json === '') return {};
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What blocks are whose content the server of WordPress makes, by their name. */
const dynamicBlocks: Readonly<Record<string, string>> = {
  'latest-posts': 'son yazılar listesi; sayfa bölümü olarak ekleyin',
  'latest-comments': 'son yorumlar; bu sitede yorum yok',
  archives: 'arşiv listesi; makaleler sayfası bunun yerini tutar',
  categories: 'kategori listesi; makaleler sayfası bunun yerini tutar',
  'tag-cloud': 'etiket bulutu; bu sitede etiket yok',
  search: 'arama kutusu; bu sitenin kendi araması var',
  calendar: 'takvim; karşılığı yok',
  rss: 'başka sitenin akışı; karşılığı yok',
  'page-list': 'sayfa listesi; alt sayfalar bölümü olarak ekleyin',
  navigation: 'menü; menüler ayrıca aktarılır',
  loginout: 'üye girişi; bu sitede ziyaretçi girişi yok',
};

/** Returns why a block without markup is not taken. */
export function reasonForBlock(name: string): string {
  return dynamicBlocks[name] ?? 'blok kendi içeriğini taşımıyor, WordPress üretiyor; karşılığı yok';
}

/** Blocks without markup that say nothing to readers. */
export const silentBlocks: ReadonlySet<string> = new Set([
  'more',
  'nextpage',
  'spacer',
  'footnotes',
  'separator',
  'social-link',
  'block',
  'home-link',
  'navigation-link',
]);

/** Returns the first of these attributes of a block that is a text or a number; empty without one. */
export function blockText(attributes: BlockComment['attributes'], ...names: string[]): string {
  const value = names
    .map((name) => attributes[name])
    .find((each) => typeof each === 'string' || typeof each === 'number');
  return value === undefined ? '' : String(value);
}
