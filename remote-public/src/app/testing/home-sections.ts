import type { HomeSection, HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import { picture } from './pictures.ts';

const texts: Partial<Record<HomeSectionKind, [title: string, text: string]>> = {
  introduction: ['Hesap masada', 'Birinci paragraf.\n\nİkinci paragraf.'],
  text: ['Nasıl çalışırız', 'Önce dinleriz.'],
  articles: ['Sahadan notlar', ''],
  contact: ['Bir projeniz mi var?', 'Konuşalım.'],
};

export function section(id: number, kind: HomeSectionKind, change: Partial<HomeSection> = {}): HomeSection {
  const [title, text] = texts[kind] ?? ['', ''];
  return { id, queue: 100 - id, kind, title, text, lang: 'tr', ...change };
}

export function slide(id: number, change: Partial<PictureItem> = {}): PictureItem {
  const title = `Slayt ${id}`;
  return { id, queue: 100 - id, picture: picture(id, title), link_url: null, title, text: '', lang: 'tr', ...change };
}

export function certificate(id: number, change: Partial<PictureItem> = {}): PictureItem {
  const title = `Belge ${id}`;
  return { ...slide(id), picture: picture(60 + id, title), title, text: `${title} metni`, ...change };
}
