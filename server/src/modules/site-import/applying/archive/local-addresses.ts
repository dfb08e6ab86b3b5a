import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ImportRun } from '../import-run.ts';

/** A link to the exported site by its whole address leads to this one. */
export function withLocalAddresses({ services: { config }, site }: ImportRun, values: ContentValues): ContentValues {
  const origin = URL.parse(site.address)?.origin;
  if (!origin || origin === new URL(config.publicUrl).origin) return values;
  return withAddresses(values, (address) => {
    const url = address.startsWith(origin) ? URL.parse(address) : null;
    return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address;
  }) as ContentValues;
}

/** Names of the values that are texts for readers, whatever they look like. */
const TEXTS = new Set(['text', 'title', 'summary', 'label', 'content_data']);

/** Replaces the addresses in values: those of links in texts, and fields that are one address. */
export function withAddresses(value: unknown, replace: (address: string) => string, name = ''): unknown {
  if (typeof value === 'string') return TEXTS.has(name) ? value : replace(value);
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, replace, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAddresses(each, replace, key)]));
}
