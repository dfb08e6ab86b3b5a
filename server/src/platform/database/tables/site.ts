import type { Generated } from 'kysely';
import type { Defaulted, Edited, Flag, JsonText } from './columns.ts';

interface LanguagesTable extends Edited {
  id: Generated<number>;
  abbr: string;
  lang: string;
  active: Defaulted<Flag>;
  is_default: Defaulted<Flag>;
  page_lang: Defaulted<JsonText>;
}

interface PageMetaTable extends Edited {
  route: string;
  lang: string;
  title: string | null;
  description: string | null;
}

interface PageContentsTable extends Edited {
  group_name: string;
  key: string;
  lang: string;
  value: JsonText;
}

interface ContactInformationTable extends Edited {
  id: Generated<number>;
  section: string;
  name: string;
  content: string;
  lang: string | null;
  queue: number;
}

interface SocialMediaTable extends Edited {
  id: Generated<number>;
  name: string;
  uri: string;
  icon_name: string;
  queue: number;
}

interface SettingsTable extends Edited {
  key: string;
  value: JsonText;
}

interface MediaTable extends Edited {
  id: Generated<number>;
  hash: string;
  width: number;
  height: number;
  widths: JsonText;
  focus_x: Defaulted<number>;
  focus_y: Defaulted<number>;
  file_set: Defaulted<number>;
  name: Defaulted<string>;
  bytes: Defaulted<number>;
  /** Empty: in no folder. */
  folder: Defaulted<string>;
  search_text: Defaulted<string>;
}

interface MediaTranslationsTable {
  media_id: number;
  lang: string;
  alt: string;
}

interface RedirectsTable extends Edited {
  id: Generated<number>;
  source: string;
  target: string;
}

export interface SiteTables {
  languages: LanguagesTable;
  media: MediaTable;
  media_translations: MediaTranslationsTable;
  page_meta: PageMetaTable;
  page_contents: PageContentsTable;
  contact_information: ContactInformationTable;
  social_media: SocialMediaTable;
  settings: SettingsTable;
  redirects: RedirectsTable;
}
