import { droppedColours } from './dropped-colours.ts';
import { droppedMedia } from './dropped-media.ts';
import { isAllowedAddress } from '../link-address.ts';
import { withHttps } from './pasted-links.ts';
import { isFromGoogleDocs, isFromWord, parsePasted, stylesOf } from './parse-pasted.ts';

/** What a text lost when it was pasted. */
export interface PasteNotice {
  /** Sentence that names what was dropped. */
  title: string;
  /** What the author can do instead; empty if nothing. */
  text: string;
}

const listFormat = new Intl.ListFormat('tr', { type: 'conjunction' });

const advice = {
  pictures: 'Görselleri bilgisayarınıza indirip metne sürükleyin ya da “Görsel ekle” ile kitaplıktan seçin.',
  videos: 'Videonun adresini “Ekle” menüsündeki Video bloğuna yapıştırın.',
};

/** Returns the notice about what the editor drops from pasted HTML; null if that is nothing an author would miss. */
export function pasteNotice(html: string): PasteNotice | null {
  const body = parsePasted(html);
  const media = droppedMedia(html, body);
  const names = [
    counted(media.pictures, 'görsel'),
    counted(media.videos, 'video'),
    counted(media.drawings, 'çizim'),
    counted(body.querySelectorAll('.MsoCommentReference, [class*="CommentHighlight"]').length, 'yorum'),
    counted(body.querySelectorAll('select, textarea, input:not([type="hidden"])').length, 'form alanı'),
    ...linkNames(body),
    ...formattingNames(body, isFromWord(html) || isFromGoogleDocs(html)),
  ].filter((name) => name !== '');
  if (names.length === 0) return null;
  const text = [media.pictures > 0 ? advice.pictures : '', media.videos > 0 ? advice.videos : ''];
  return { title: `Yapıştırılan metinden ${listFormat.format(names)} alınmadı.`, text: text.filter(Boolean).join(' ') };
}

function counted(count: number, name: string): string {
  return count > 0 ? `${count} ${name}` : '';
}

function linkNames(body: HTMLElement): string[] {
  const addresses = [...body.querySelectorAll('a[href]:not(.MsoCommentReference a)')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const inside = addresses.filter((address) => address.startsWith('#'));
  const others = addresses.filter((address) => !address.startsWith('#') && !isAllowedAddress(withHttps(address)));
  return [counted(others.length, 'bağlantı'), inside.length > 0 ? 'belge içi bağlantılar' : ''];
}

function formattingNames(body: HTMLElement, isDocument: boolean): string[] {
  const colours = droppedColours(body, isDocument);
  return [
    colours.text ? 'yazı renkleri' : '',
    colours.highlight ? 'vurgu renkleri' : '',
    colours.cell ? 'hücre renkleri' : '',
    hasScripts(body) ? 'alt ve üst simgeler' : '',
    isAligned(body) ? 'ortalama ve sağa yaslama' : '',
  ];
}

/** A footnote's mark is not counted: its text stays readable. */
function hasScripts(body: HTMLElement): boolean {
  return [...body.querySelectorAll('sub, sup, span')].some((element) => {
    const isScript =
      element.matches('sub, sup') || /^(?:sub|super)$/.test(stylesOf(element).get('vertical-align') ?? '');
    const isMark = element.closest('a[href^="#"]') !== null || element.querySelector('a[href^="#"]') !== null;
    return isScript && !isMark && element.textContent.trim() !== '';
  });
}

function isAligned(body: HTMLElement): boolean {
  return [...body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')].some((element) => {
    const alignment = stylesOf(element).get('text-align') ?? element.getAttribute('align') ?? '';
    const isInTable = element.closest('table') !== null || element.querySelector('table') !== null;
    return /^(?:center|right|end)$/i.test(alignment) && !isInTable && element.textContent.trim() !== '';
  });
}
