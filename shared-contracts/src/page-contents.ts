import type { Picture } from './pictures.ts';

/** Groups of GET /api/pages/content?page= (spec §3). */
export const contentGroups = ['breadcrumbs', 'home', 'media', 'corporate', 'catalogue'] as const;
export type ContentGroup = (typeof contentGroups)[number];

export interface HomeContent {
  hero_title: string;
  hero_text: string;
  hero_action: string;
  hero_picture: Picture | null;
  introduction_title: string;
  introduction_text: string;
  introduction_picture: Picture | null;
  numbers: { value: string; label: string }[];
  articles_title: string;
  contact_title: string;
  contact_text: string;
}

/** The biography: a story with a portrait, a timeline and roles. */
export interface CorporateContent {
  title: string;
  summary: string;
  portrait: Picture | null;
  /** Cleaned HTML. */
  story: string;
  timeline: { year: string; title: string; text: string }[];
  roles: { years: string; title: string; place: string }[];
}

/** Title, line and picture of each inner page's header. */
export type BreadcrumbsContent = Record<
  'about_us' | 'blog' | 'contact' | 'contract',
  { title: string; text: string; picture: Picture | null }
>;

export interface ContentByGroup {
  home: HomeContent;
  corporate: CorporateContent;
  breadcrumbs: BreadcrumbsContent;
  media: Record<string, never>;
  catalogue: Record<string, never>;
}
