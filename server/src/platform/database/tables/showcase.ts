import type { Generated } from 'kysely';
import type { Defaulted, Edited, Flag } from './columns.ts';

/** Sliders and certificates are the same thing in two places. */
interface PictureItemsTable extends Edited {
  id: Generated<number>;
  queue: number;
  active: Defaulted<Flag>;
  media_id: number;
  link_url: string | null;
}

interface PictureItemTranslationsTable {
  item_id: number;
  lang: string;
  title: string;
  text: string;
}

interface HomeSectionsTable extends Edited {
  id: Generated<number>;
  queue: number;
  active: Defaulted<Flag>;
  kind: string;
}

interface HomeSectionTranslationsTable {
  section_id: number;
  lang: string;
  title: string;
  text: string;
}

export interface ShowcaseTables {
  sliders: PictureItemsTable;
  slider_translations: PictureItemTranslationsTable;
  certificates: PictureItemsTable;
  certificate_translations: PictureItemTranslationsTable;
  home_sections: HomeSectionsTable;
  home_section_translations: HomeSectionTranslationsTable;
}
