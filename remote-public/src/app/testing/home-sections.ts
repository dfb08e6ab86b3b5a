import type { HomeSection, HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import type { FixedPageSection } from '@vitrin/shared-contracts/page-sections';
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

const kinds: Readonly<Record<string, string>> = {
  slider: 'slides',
  text: 'statement',
  numbers: 'figures',
  contact: 'contact-strip',
};

/** Returns the sections as the home page reads them, with the contents of the page in those that show them. */
export function homePageSections(
  sections: readonly HomeSection[],
  { hero_picture, introduction_picture, numbers = [], ...hero }: Partial<ContentResponse<'home'>>,
): FixedPageSection[] {
  return sections.map(({ id, kind, title, text, lang }) => ({
    id: `home-${id}`,
    kind: kinds[kind] ?? kind,
    lang,
    values: {
      title,
      text,
      ...(kind === 'slider' && { ...hero, picture: hero_picture, own_picture: null }),
      ...(kind === 'introduction' && { picture: introduction_picture, own_picture: null }),
    },
    items: kind === 'numbers' ? numbers.map((number, index) => ({ id: `n${index}`, ...number })) : [],
  }));
}
