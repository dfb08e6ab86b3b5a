import { api } from '@vitrin/shared-contracts/paths';
import { paragraph, type SectionsWithTexts } from './filled-sections.ts';
import { staffOf, type Answer, type Visitor } from '../visitor.ts';

/** Values of a page of sections as its form sends them; the texts of each language by section. */
export interface PageValues {
  title: string;
  slug: string;
  parent?: number | null;
  /** Texts of the sections, by id; each section is one of text. */
  texts?: Readonly<Record<string, string>>;
  version?: number;
}

/** A stored page, as far as the measurements read it. */
export interface StoredPage {
  id: number;
  version: number;
  translations: Readonly<Record<string, { texts: Readonly<Record<string, { document: unknown }>> }>>;
}

/** Reads and writes pages of sections over HTTP, as the panel does. */
export class PageCalls {
  readonly #staff: Visitor;

  private constructor(staff: Visitor) {
    this.#staff = staff;
  }

  static async open(site: string): Promise<PageCalls> {
    return new PageCalls(await staffOf(site));
  }

  /** Adds English beside Turkish, and shows it to visitors. */
  async addEnglish(): Promise<void> {
    expectSuccess(await this.#staff.send(api.adminLanguages, { abbr: 'en', lang: 'English' }));
    const active = { _method: 'PUT', abbr: 'en', active: '1' };
    expectSuccess(await this.#staff.send(`${api.adminLanguages}/active`, active));
  }

  async create(values: PageValues): Promise<StoredPage> {
    return pageOf(await this.#staff.send(api.adminSitePages, formOf(values)));
  }

  /** Sends the form of a page; the answer is not examined. */
  send(id: number, values: PageValues): Promise<Answer> {
    return this.#staff.send(api.adminSitePage(id), { _method: 'PUT', ...formOf(values) });
  }

  async read(id: number): Promise<StoredPage> {
    return pageOf(await this.#staff.get(api.adminSitePage(id)));
  }

  /** Creates a page of any sections in Turkish, and shows it to visitors. */
  async createOf(title: string, slug: string, { sections, texts }: SectionsWithTexts): Promise<void> {
    const translations = { tr: { title, seo_name: slug, summary: '', texts } };
    const form_data = JSON.stringify({ active: 1, parent_id: null, cover_id: null, sections, translations });
    expectSuccess(await this.#staff.send(api.adminSitePages, { form_data }));
  }

  /** Returns ids of pictures of the media library that are at least 1,000 pixels wide. */
  async pictures(): Promise<number[]> {
    const answer = await this.#staff.get(api.adminMedia);
    expectSuccess(answer);
    const { data } = JSON.parse(answer.body) as { data: { id: number; width?: number | null }[] };
    return data.filter(({ width }) => (width ?? 0) >= 1_000).map(({ id }) => id);
  }

  list(): Promise<Answer> {
    return this.#staff.get(api.adminSitePages);
  }
}

/** Returns the page of a response. Throws when the server has refused the request. */
function pageOf(answer: Answer): StoredPage {
  expectSuccess(answer);
  return (JSON.parse(answer.body) as { data: StoredPage }).data;
}

function expectSuccess({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`${status}: ${body.slice(0, 300)}`);
}

function formOf({ title, slug, parent = null, texts = {}, version }: PageValues): { form_data: string } {
  const sections = Object.keys(texts).map((id) => ({ id, kind: 'text', v: 1, values: {} }));
  const inLanguage = { title, seo_name: slug, summary: '', texts: richTexts(texts) };
  const translations = { tr: inLanguage, en: { ...inLanguage, seo_name: `${slug}-en` } };
  return {
    form_data: JSON.stringify({ active: 1, parent_id: parent, cover_id: null, sections, translations, version }),
  };
}

function richTexts(texts: Readonly<Record<string, string>>): Record<string, { document: object }> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { document: paragraph(text) }]));
}
