import type { Picture } from './pictures.ts';

/** A person by name, in the requested language or else in the default one; `lang` names the language returned. */
export interface PersonLink {
  id: number;
  name: string;
  /** Last part of the address of the page of the person; null without a page. */
  seo_name: string | null;
  lang: string;
}

/** A person as the author of an article. */
export interface PersonCredit extends PersonLink {
  role: string;
  portrait: Picture | null;
}
