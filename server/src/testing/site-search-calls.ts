import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type {
  FoundRecord,
  ReplacementResult,
  ReplacementRow,
  SiteSearchPart,
} from '@vitrin/shared-contracts/site-search';
import type { Staff } from './sign-in.ts';

type Query = Readonly<Record<string, string>>;

/** A phone number of the site. */
export const phone = '0212 555 01 00';

interface Replacing {
  id?: string;
  /** Returns the records as the user has seen them. */
  change?: (records: FoundRecord[]) => FoundRecord[];
  headers?: Record<string, string>;
}

/** Returns the calls of a user that tests of 'Sitede bul' make. */
export function siteSearchCalls(staff: Staff) {
  const part = async (query: Query): Promise<SiteSearchPart> => {
    const { body } = await staff.call({ url: `${api.adminSiteSearch}?${new URLSearchParams(query)}` });
    return body.data as SiteSearchPart;
  };

  /** Returns the records of all parts. */
  const search = async (query: Query | string): Promise<FoundRecord[]> => {
    const asked = typeof query === 'string' ? { search: query } : query;
    const found: FoundRecord[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { records, next }: SiteSearchPart = await part({ ...asked, after });
      found.push(...records);
      after = next;
    }
    return found;
  };

  /** Replaces every place that is chosen by itself. */
  const replaceAll = async (
    query: { search: string; replacement: string },
    { id = randomUUID(), change = (records) => records, headers = {} }: Replacing = {},
  ) => {
    const records = change(await search(query)).flatMap(({ entity, record, version, texts }) => {
      const keys = texts.flatMap((each) => (each.doubt === null && each.replacement !== null ? [each.key] : []));
      return keys.length > 0 ? [{ entity, record, version, keys }] : [];
    });
    return staff.call({ url: api.adminReplacements, form: { form_data: { ...query, id, records } }, headers });
  };

  const undo = (id: string, after = '') =>
    staff.call({ url: api.adminReplacementUndo(id), form: { form_data: { after } } });

  return {
    part,
    search,
    replaceAll,
    undo,
    replaced: async (...[query, options]: Parameters<typeof replaceAll>) =>
      (await replaceAll(query, options)).body.data as ReplacementResult,
    undone: async (id: string) => (await undo(id)).body.data as ReplacementResult,
    operations: async () => (await staff.call({ url: api.adminReplacements })).body.data as ReplacementRow[],
    addPhone: (content_data = phone) =>
      staff.call({
        url: api.adminContactInformation,
        form: { section: 'telefon', name: 'Merkez', content_data, lang: '' },
      }),
    article: async (id: number) => (await staff.call({ url: api.adminArticle(id) })).body.data as ArticleRecord,
  };
}

/** Says of each found place where it is. */
export function placesOf(records: readonly FoundRecord[]): string[] {
  return records.flatMap(({ entity, title, texts }) =>
    texts.map(({ field, lang, source }) => [entity, title, field, lang, source].filter(Boolean).join(' · ')),
  );
}
