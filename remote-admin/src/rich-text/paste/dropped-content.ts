import { droppedColours } from './dropped-colours.ts';
import { droppedMedia, type DroppedMedia } from './dropped-media.ts';
import { embedsIn, type Embed } from '../embeds.ts';
import { isAllowedAddress } from '../link-address.ts';
import { withHttps } from './pasted-links.ts';
import { withoutWrapper } from './wrapped-address.ts';
import type { PasteTarget } from './pasted-html.ts';
import { isFromGoogleDocs, isFromWord, stylesOf } from './parse-pasted.ts';
import { preparePasted, type PreparedPaste } from './prepare-pasted.ts';
import { buildWordLists } from './word-lists.ts';

/** What a text lost when it was pasted. */
export interface PasteNotice {
  /** Sentence that names what was dropped. */
  title: string;
  /** What the author can do instead; empty if nothing. */
  text: string;
  /** Maps and videos that the page can show as sections. */
  embeds?: readonly Embed[];
}

const listFormat = new Intl.ListFormat('tr', { type: 'conjunction' });

const advice = {
  pictures: 'Görselleri bilgisayarınıza indirip metne sürükleyin ya da “Görsel ekle” ile kitaplıktan seçin.',
  videos: 'Videonun adresini “Ekle” menüsündeki Video bloğuna yapıştırın.',
};

/**
 * Returns the notice about what the editor drops or changes of pasted HTML; null if that is nothing an author would miss.
 * @param html - source
 * @param target - where it is pasted
 */
export function pasteNotice(html: string, target: PasteTarget = 'text'): PasteNotice | null {
  const prepared = preparePasted(html);
  const { body } = prepared;
  const media = droppedMedia(html, body);
  const names = [
    ...removedNames(prepared),
    counted(media.pictures, 'görsel'),
    ...embeddedNames(media),
    counted(media.drawings, 'çizim'),
    counted(body.querySelectorAll('select, textarea, input:not([type="hidden"])').length, 'form alanı'),
    ...linkNames(body),
    ...formattingNames(body, isFromWord(html) || isFromGoogleDocs(html)),
  ].filter((name) => name !== '');
  const changes = changeSentences(prepared, target);
  if (names.length + changes.length === 0) return null;
  const [firstChange = '', ...otherChanges] = changes;
  const title = names.length > 0 ? `Yapıştırılan metinden ${listFormat.format(names)} alınmadı.` : firstChange;
  const advices = [media.pictures > 0 ? advice.pictures : '', media.videos > 0 ? advice.videos : ''];
  const texts = [...(names.length > 0 ? changes : otherChanges), ...advices];
  return { title, text: texts.filter(Boolean).join(' '), embeds: embedsIn(html) };
}

/** Names and counts what was not part of the text that the reader of the source sees. */
export function removedNames({ hidden, deleted, comments }: PreparedPaste): string[] {
  return [
    counted(hidden.rows, 'gizli satır'),
    counted(hidden.columns, 'gizli sütun'),
    counted(hidden.passages, 'gizli bölüm'),
    counted(deleted, 'silinmiş bölüm'),
    counted(comments, 'yorum'),
  ].filter((name) => name !== '');
}

/** Says what is in the text in another form than in the source. */
function changeSentences({ body, deleted }: PreparedPaste, target: PasteTarget): string[] {
  const numbers = buildWordLists(body.cloneNode(true) as HTMLElement);
  const merged = target === 'table' ? body.querySelectorAll(MERGED).length : 0;
  return [
    deleted > 0 ? 'İzlenen değişiklikler kabul edilmiş sayıldı.' : '',
    numbers > 0 ? `${numbers} madde numarası metin olarak yazıldı.` : '',
    merged > 0 ? `${merged} birleştirilmiş hücre ayrıldı.` : '',
  ].filter(Boolean);
}

const MERGED = ':is(td, th):is([colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]))';

function embeddedNames({ videos, sounds, maps, frames }: DroppedMedia): string[] {
  return [
    counted(videos, 'video'),
    counted(sounds, 'ses kaydı'),
    counted(maps, 'harita'),
    counted(frames, 'gömülü sayfa'),
  ];
}

function counted(count: number, name: string): string {
  return count > 0 ? `${count} ${name}` : '';
}

function linkNames(body: HTMLElement): string[] {
  const addresses = [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const inside = addresses.filter((address) => address.startsWith('#'));
  const others = addresses.filter(
    (address) => !address.startsWith('#') && !isAllowedAddress(withHttps(withoutWrapper(address))),
  );
  return [counted(others.length, 'bağlantı'), inside.length > 0 ? 'belge içi bağlantılar' : ''];
}

function formattingNames(body: HTMLElement, isDocument: boolean): string[] {
  const colours = droppedColours(body, isDocument);
  return [
    colours.text ? 'yazı renkleri' : '',
    colours.highlight ? 'vurgu renkleri' : '',
    colours.cell ? 'hücre renkleri' : '',
    isAligned(body) ? 'ortalama ve sağa yaslama' : '',
  ];
}

function isAligned(body: HTMLElement): boolean {
  return [...body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')].some((element) => {
    const alignment = stylesOf(element).get('text-align') ?? element.getAttribute('align') ?? '';
    const isInTable = element.closest('table') !== null || element.querySelector('table') !== null;
    return /^(?:center|right|end)$/i.test(alignment) && !isInTable && element.textContent.trim() !== '';
  });
}
