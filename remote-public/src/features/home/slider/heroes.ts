import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { HomeData } from '../home.loader.ts';

/** Title, text and picture of a hero: a slide, or the default hero if there are no slides. */
export interface Hero {
  title: string;
  text: string;
  picture: Picture | null;
  /** Link target of a slide; null if it has none. */
  link: string | null;
  /** Label of the link to the contact page; empty for the default label. */
  action: string;
  lang: string;
}

/** Returns the slides, otherwise the hero of the page content, otherwise an empty array. */
export function heroesOf({ slides, content }: Pick<HomeData, 'slides' | 'content'>): Hero[] {
  if (slides.length > 0) return slides.map(({ link_url, ...slide }) => ({ ...slide, link: link_url, action: '' }));
  if (!content?.hero_title) return [];
  const { hero_title, hero_text, hero_picture, hero_action, lang } = content;
  return [{ title: hero_title, text: hero_text, picture: hero_picture, link: null, action: hero_action, lang }];
}
