import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import type { CategoryRecord, ProductRow } from '@vitrin/shared-contracts/catalogue';
import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { fold } from '@vitrin/shared-contracts/fold';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonName } from '@vitrin/shared-contracts/people';
import type { ProjectRow } from '@vitrin/shared-contracts/projects';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { getJson } from '../../../data/http.ts';

/** A record that a section can show. */
export interface RecordChoice {
  id: number;
  name: string;
  isActive: boolean;
}

/** Records of one kind among which a section chooses. */
export interface RecordChoices {
  /** Turkish singular noun, capitalised. */
  noun: string;
  right: Right;
  find(search: string): Promise<RecordChoice[]>;
}

/** Where the records of a kind are found by name, by the kind that a section declares. */
export const recordChoices: Readonly<Record<string, RecordChoices>> = {
  person: {
    noun: 'Kişi',
    right: 'people.read',
    find: async (search) => named(await read<PersonName>(api.adminPersonNames), search),
  },
  project: {
    noun: 'Proje',
    right: 'projects.read',
    find: async (search) =>
      (await read<ProjectRow>(api.adminProjects, { page: '1', search })).map(({ id, title, active }) =>
        choice(id, title, active),
      ),
  },
  document: {
    noun: 'Doküman',
    right: 'documents.read',
    find: async (search) =>
      (await read<DocumentRow>(api.adminDocuments, { search })).map(({ id, title, active }) =>
        choice(id, title, active),
      ),
  },
  product: {
    noun: 'Ürün',
    right: 'catalogue.read',
    find: async (search) =>
      (await read<ProductRow>(api.adminProducts, { page: '1', search })).map(({ id, name, active }) =>
        choice(id, name, active),
      ),
  },
  category: {
    noun: 'Kategori',
    right: 'catalogue.read',
    find: async (search) =>
      named(
        (await read<CategoryRecord>(api.adminCategories)).map(({ id, translations }) => ({
          id,
          name: (translations[defaultLanguage.abbr] ?? Object.values(translations)[0])?.name ?? '',
        })),
        search,
      ),
  },
  'article-category': {
    noun: 'Kategori',
    right: 'articles.read',
    find: async (search) => named(await read<ArticleCategoryRow>(api.adminArticleCategories), search),
  },
  'site-page': {
    noun: 'Sayfa',
    right: 'site-pages.read',
    find: async (search) =>
      named(
        (await read<SitePageRow>(api.adminSitePages)).map(({ id, title, active }) => ({ id, name: title, active })),
        search,
      ),
  },
};

function choice(id: number, name: string, active: 0 | 1 = 1): RecordChoice {
  return { id, name, isActive: active === 1 };
}

function named(rows: readonly { id: number; name: string; active?: 0 | 1 }[], search: string): RecordChoice[] {
  const wanted = fold(search.trim());
  return rows.filter(({ name }) => fold(name).includes(wanted)).map(({ id, name, active }) => choice(id, name, active));
}

async function read<T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<readonly T[]> {
  const answer = await getJson<T[]>(path, params);
  if (!answer.success) throw new Error(`${path} was rejected`);
  return answer.data ?? [];
}
