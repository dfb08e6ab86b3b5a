import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { slidesSection } from '@vitrin/shared-contracts/sections/home-kinds';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import { shownAs } from '../../site-page/section-props.ts';
import type { HomeSection } from '../section.ts';

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

/** Returns the slides, otherwise the hero of the section, otherwise an empty array. */
export function heroesOf(section: HomeSection, slides: readonly PictureItem[]): Hero[] {
  if (slides.length > 0) return slides.map(({ link_url, ...slide }) => ({ ...slide, link: link_url, action: '' }));
  const { hero_title, hero_text, hero_action, own_picture, picture } = shownAs<typeof slidesSection>(section);
  if (!hero_title) return [];
  const { lang } = section;
  return [
    { title: hero_title, text: hero_text, picture: own_picture ?? picture, link: null, action: hero_action, lang },
  ];
}
