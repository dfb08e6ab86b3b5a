import type { Right } from '@vitrin/shared-contracts/rights';
import { getJson } from '../../data/http.ts';
import type { FoundRecord, ReadList, RecordSource } from '../../editing/panel-module.ts';
import { palettes } from './palettes.ts';

export interface SearchResult extends FoundRecord {
  /** Heading of the result group. */
  group: string;
  id: string;
}

const MAX_RESULTS = 5;

const readList: ReadList = async <T>(path: string, params: Readonly<Record<string, string>> = {}) => {
  const answer = await getJson<T[]>(path, { page: 1, ...params });
  return answer.success ? (answer.data ?? []) : [];
};

async function searchSource({ group, find }: RecordSource, search: string): Promise<SearchResult[]> {
  const records = await find(search, readList);
  return records.slice(0, MAX_RESULTS).map((record) => ({ ...record, group, id: `${group} ${record.to}` }));
}

/** Searches the record sources that the user may read; `failed` if at least one source could not be searched. */
export async function findRecords(
  search: string,
  rights: ReadonlySet<Right>,
): Promise<{ records: SearchResult[]; failed: boolean }> {
  const sources = (await palettes).flatMap(({ records: found = [] }) => found);
  const asked = sources.filter(({ right }) => rights.has(right)).map((source) => searchSource(source, search));
  const answers = await Promise.allSettled(asked);
  const records = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  return { records, failed: answers.some(({ status }) => status === 'rejected') };
}
