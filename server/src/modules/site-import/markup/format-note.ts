import type { Note } from '../reading/source-item.ts';

const FORMAT =
  /\bhas-[\w-]+-(?:background-)?color\b|\bhas-[\w-]+-font-size\b|\bhas-text-align-\w+|<font\b|\bstyle="[^"]*(?:color|font-size|font-family|text-align)\s*:/gi;

/** Returns one note for the colours, sizes and alignments of a text; null if it has none. The look of texts is that of this site. */
export function formatNote(html: string): Note | null {
  const count = html.match(FORMAT)?.length ?? 0;
  if (count === 0) return null;
  return {
    what: `${count} yerde renk, yazı boyutu ya da hizalama`,
    reason: 'alınmadı; görünüm bu sitede ayarlardan gelir',
  };
}
