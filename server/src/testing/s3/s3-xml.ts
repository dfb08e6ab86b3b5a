export interface DoubleObject {
  content: Buffer;
  sha256: string | undefined;
  at: Date;
}

/** Small, so that tests read several pages. */
const PAGE_SIZE = 3;

/** Returns an XML document with one element for each value. */
export function textXml(root: string, values: Readonly<Record<string, string>>): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${root}>${elements(values)}</${root}>`;
}

function elements(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<${name}>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`)
    .join('');
}

/** Returns one page of a listing. */
export function listXml(objects: ReadonlyMap<string, DoubleObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted((left, right) => (left < right ? -1 : 1));
  const page = keys.slice(0, PAGE_SIZE);
  const contents = page.map((Key) => {
    const found = objects.get(Key);
    const facts = { Key, Size: String(found?.content.length), LastModified: found?.at.toISOString() ?? '' };
    return `<Contents>${elements(facts)}</Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? elements({ NextContinuationToken: page.at(-1) ?? '' }) : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
