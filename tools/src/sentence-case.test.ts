import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Headings and menu entries that the specification writes with capitals. */
const fixedTexts = new Set([
  'WordPress, WooCommerce',
  'Hugo, Jekyll, Hexo, Eleventy, Astro',
  'Çıkış Yap',
  'Destek Talep Et',
  'Dil İşlemleri',
  'Form Bilgileri',
  'Gelen Kutusu',
  'Genel Ayarlar',
  'İçerik İşlemleri',
  'Sayfa Başlıkları',
  'Sosyal Medya',
  'Şirket Bilgileri',
  'Yönetim Paneli',
  'Emin Misin?!',
]);
/** Names within a text. */
const names = /\b(Google Analytics|Yandex Metrica|Facebook Pixel|GitHub Actions|Shift)\b/g;

const properties = /\b(?:title|label|legend|all|aria-label)(?:: |=)(?:'([^'\n]+)'|"([^"\n]+)")/g;
const elements = /<(?:h[1-6]|th|dt|legend|summary|label|Button)\b[^>]*>\s*([^<>{}]+?)\s*</g;
const capitalized = /^[A-ZÇĞİÖŞÜ][a-zçğıöşü]/;

const files = execFileSync('git', ['ls-files', '--', 'remote-admin/src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing/.test(file));

/** Returns the headings, labels, menu entries and buttons in a source text. */
function textsIn(source: string): string[] {
  const found = [...source.matchAll(properties), ...source.matchAll(elements)];
  return found.map(([, single, double]) => single ?? double ?? '');
}

/** Reports whether a word within a sentence begins with a capital letter. */
function isTitleCase(text: string): boolean {
  const sentences = text.replace(names, 'ad').split(/[.!?:] /);
  return sentences.some((sentence) =>
    sentence
      .split(/\s+/)
      .slice(1)
      .some((word) => capitalized.test(word)),
  );
}

test('headings, menu entries, columns and buttons of the panel have a capital at the beginning only', () => {
  const texts = files.flatMap((file) => textsIn(readFileSync(join(root, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(500);
  expect([...new Set(texts)].filter((text) => isTitleCase(text) && !fixedTexts.has(text))).toEqual([]);
});
