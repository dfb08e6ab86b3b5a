import type { Note } from '../reading/source-item.ts';

const CLASS = /^has-(?:text-align-\w+|.+-(?:color|font-size))$/;
const PROPERTY = /^(?:color|background-color|font-size|font-family|text-align):/;

/** Returns one note for the colours, sizes and alignments of a text; null if it has none. The look of texts is that of this site. */
export function formatNote(html: string): Note | null {
  const words = html.split(/[\s"'<>;]/);
  const count = words.filter((word) => word.length < LONGEST && (CLASS.test(word) || PROPERTY.test(word))).length;
  if (count === 0) return null;
  return {
    what: `${count} yerde renk, yazı boyutu ya da hizalama`,
    reason: 'alınmadı; görünüm bu sitede ayarlardan gelir',
  };
}

const LONGEST = 100;
