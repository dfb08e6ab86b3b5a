import type { Picture } from 'shared-contracts/pictures';
import type { HomeData } from '../home.loader.ts';

/** One sentence, one line, and a picture: a slide, or what stands there without slides. */
export interface Hero {
  title: string;
  text: string;
  picture: Picture | null;
  /** Where a slide leads. */
  link: string | null;
  /** Words for the way to the contact page; empty for the usual ones. */
  action: string;
  lang: string;
}

/** The slides, otherwise the hero of the page's content, otherwise nothing. */
export function heroesOf({ slides, content }: Pick<HomeData, 'slides' | 'content'>): Hero[] {
  if (slides.length > 0) return slides.map(({ link_url, ...slide }) => ({ ...slide, link: link_url, action: '' }));
  if (!content?.hero_title) return [];
  const { hero_title, hero_text, hero_picture, hero_action, lang } = content;
  return [{ title: hero_title, text: hero_text, picture: hero_picture, link: null, action: hero_action, lang }];
}
