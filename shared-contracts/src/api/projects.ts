import type { RecordInput, StoredTexts } from '../records/define-record.ts';
import type { Pair } from '../records/field.ts';
import type { projectDefinition } from '../records/project.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';

/**
 * Row of `GET /api/pages/projects?page&service&year&province`, in the requested language or else in the default one; `lang`
 * names the language returned.
 */
export interface ProjectSummary {
  id: number;
  queue: number;
  title: string;
  seo_name: string;
  summary: string;
  cover: Picture | null;
  /** Year of completion. */
  year: number | null;
  /** Key of the province. */
  province: string | null;
  /** Place in words, such as a district. */
  place: string;
  lang: string;
}

/** A service of a project: a page of the site that is public in the requested language. */
export interface ProjectService {
  id: number;
  title: string;
  /** Path without the prefix of the language. */
  path: string;
}

/** `data` of `GET /api/pages/project/{seo_name}`. `content` is sanitised HTML. */
export interface Project extends ProjectSummary {
  area: number | null;
  /** Empty if the client is not named, and always for a confidential one: visitors never get that name. */
  client: string;
  client_confidential: 0 | 1;
  services: ProjectService[];
  figures: Pair[];
  before: Picture | null;
  after: Picture | null;
  gallery: Picture[];
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  /** Projects with the same service or province, those that share most first. */
  related: ProjectSummary[];
  /** Slug by language; only languages that have a translation. */
  alternates: Record<string, string>;
}

/** A value by which the list of projects can be filtered, with the number of projects that have it. */
export interface ProjectFilter {
  /** Value in the address of the list. */
  value: string;
  count: number;
}

/** A service in the filters. */
export interface ProjectServiceFilter extends ProjectFilter {
  /** Id of the page: the value of `service` in the API. */
  id: number;
  title: string;
  /** Values of the same service in other languages: an address that was opened in one of them leads to `value`. */
  aliases: string[];
}

/** `data` of `GET /api/pages/project-filters`: values that at least one public project has. */
export interface ProjectFilters {
  /** Number of all public projects. */
  total: number;
  /** Languages in which at least one of them is written. */
  languages: string[];
  services: ProjectServiceFilter[];
  /** The latest first. */
  years: ProjectFilter[];
  /** In the order of the plate codes. */
  provinces: ProjectFilter[];
}

/** Texts of a project in one language. */
export type ProjectTranslation = StoredTexts<typeof projectDefinition>;

/** Row of `GET /api/admin/projects?page&search&state&province&year`. */
export interface ProjectRow {
  id: number;
  queue: number;
  active: 0 | 1;
  year: number | null;
  province: string | null;
  client_confidential: 0 | 1;
  cover: Picture | null;
  version: number;
  updated_at: string;
  /** Title in the default language, or in the first available language. */
  title: string;
  languages: string[];
}

/** Row of `GET /api/admin/projects/years`: a year of the projects. */
export interface ProjectYear {
  year: number;
}

/** `data` of `GET /api/admin/projects/{id}`. */
export interface ProjectRecord extends Omit<ProjectRow, 'title' | 'languages'> {
  area: number | null;
  /** Ids of pages. */
  services: number[];
  before: Picture | null;
  after: Picture | null;
  gallery: Picture[];
  translations: Translations<ProjectTranslation>;
}

/** Validated `form_data` of the requests that create or update a project. */
export type ProjectInput = RecordInput<typeof projectDefinition>;
