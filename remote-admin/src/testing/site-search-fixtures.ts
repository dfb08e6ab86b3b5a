import type {
  FoundRecord,
  FoundText,
  ReplacementResult,
  ReplacementRow,
  SiteSearchPart,
} from '@vitrin/shared-contracts/site-search';

export const place = (key: string, extra: Partial<FoundText> = {}): FoundText => ({
  key,
  source: 'record',
  field: 'Metin',
  part: 'text',
  lang: 'tr',
  lead: 'Bizi ',
  found: '0212 555 01 00',
  tail: ' ile arayın',
  replacement: null,
  doubt: null,
  ...extra,
});
export const found = (
  record: string,
  title: string,
  texts: FoundText[],
  extra: Partial<FoundRecord> = {},
): FoundRecord => ({
  entity: 'article',
  record,
  title,
  version: 3,
  state: 'published',
  screen: `/admin/pages/blog/update?id=${record}`,
  texts,
  more: 0,
  ...extra,
});
export const part = (records: FoundRecord[], extra: Partial<SiteSearchPart> = {}): SiteSearchPart => ({
  records,
  searched: 10,
  total: 10,
  next: null,
  ...extra,
});
export const result = (extra: Partial<ReplacementResult> = {}): ReplacementResult => ({
  id: 'op',
  done: [],
  failed: [],
  next: null,
  ...extra,
});

export const operation = (id: string, extra: Partial<ReplacementRow> = {}): ReplacementRow => ({
  id,
  at: new Date().toISOString(),
  author: 'Ayşe Yılmaz',
  search: 'eski',
  replacement: 'yeni',
  records: 12,
  undone: 0,
  ...extra,
});
