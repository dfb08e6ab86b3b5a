import type { declarations } from '../declarations.ts';

export type LatestDeclaration = (typeof declarations)['son-yazilar'];

/** What the section shows of an article. */
export interface LatestArticle {
  id: number;
  title: string;
  summary: string;
  address: string;
  lang: string;
}
