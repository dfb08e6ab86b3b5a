import type { Notice } from '../dialogs.ts';
import { renameStyleAttributes } from './inert-styles.ts';

/** Pasted media that the editor does not support. */
interface DroppedMedia {
  pictures: number;
  videos: number;
}

/** Matched in the HTML source: the panel's Content Security Policy removes embedded frames before parsing. */
const VIDEO = /<(?:video|audio|iframe|embed|object)[\s/>]/gi;

export function droppedMedia(html: string): DroppedMedia {
  const { body } = new DOMParser().parseFromString(renameStyleAttributes(html), 'text/html');
  const pictures = [...body.querySelectorAll('img:not([src^="/media/"])')].filter(
    (picture) => !isTrackingPixel(picture),
  );
  return { pictures: pictures.length, videos: html.match(VIDEO)?.length ?? 0 };
}

/** Mails and web pages contain invisible tracking pixels. */
function isTrackingPixel(picture: Element): boolean {
  return picture.getAttribute('width') === '1' && picture.getAttribute('height') === '1';
}

const advice = {
  pictures: 'Görselleri bilgisayarınıza indirip metne sürükleyin ya da “Görsel ekle” ile kitaplıktan seçin.',
  videos: 'Video metinde gösterilmez; yerine bağlantısını yazın.',
};

/** Returns the notice about the dropped media; null if there were none. */
export function droppedNotice({ pictures, videos }: DroppedMedia): Notice | null {
  const parts = [pictures > 0 ? `${pictures} görsel` : '', videos > 0 ? `${videos} video` : ''].filter(Boolean);
  if (parts.length === 0) return null;
  const text = [pictures > 0 ? advice.pictures : '', videos > 0 ? advice.videos : ''].filter(Boolean).join(' ');
  return { title: `Metin yapıştırıldı, ${parts.join(' ve ')} alınamadı.`, text };
}
