import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import { parseVideoAddress } from '@vitrin/shared-contracts/video-address';
import type { Db } from '../platform/database/tables.ts';
import { presentTargets } from './content-refs.repository.ts';
import { outsideSiteNames, outsideSiteOf, type OutsideSite } from './outside-site-of.ts';
import type { RecordLink } from './record-links.ts';

/** What a stored reference to another site begins with; no address of this site does. */
const REFERENCE = 'site:';

/** Depth of nested values; that of a request body is limited to less. */
const MAX_DEPTH = 200;

/**
 * Returns the sites of others that a record leads to by a map, a video or a chat, each once per field and language. What is switched
 * off (a record, a section, an entry of a menu) leads nowhere.
 */
export function outsideSitesIn(values: ContentValues): RecordLink[] {
  const { translations = {}, ...shared } = values;
  if ('active' in shared && !shared['active']) return [];
  const off = offSections(shared['sections']);
  return [
    ...inFields('', shared, off),
    ...Object.entries(translations).flatMap(([lang, texts]) => (texts ? inFields(lang, texts, off) : [])),
  ];
}

/** Returns the sites of others that published records lead to, in a stable order. */
export async function listOutsideSites(db: Db): Promise<OutsideSite[]> {
  const sites = Object.keys(outsideSiteNames) as OutsideSite[];
  const present = await presentTargets(db, sites.map(referenceTo));
  return sites.filter((site) => present.has(referenceTo(site)));
}

function referenceTo(site: OutsideSite): string {
  return `${REFERENCE}${site}`;
}

/** Texts of a section are kept by its id, apart from the section. */
function offSections(sections: unknown): ReadonlySet<string> {
  const list = Array.isArray(sections) ? (sections as { id: string; off?: boolean }[]) : [];
  return new Set(list.filter(({ off }) => off).map(({ id }) => id));
}

function inFields(lang: string, fields: Readonly<Record<string, unknown>>, off: ReadonlySet<string>): RecordLink[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    [...new Set(sitesIn(value, off))].map((site) => ({ lang, field, target: referenceTo(site) })),
  );
}

function* sitesIn(value: unknown, off: ReadonlySet<string>, depth = 0): Generator<OutsideSite> {
  if (typeof value === 'string') yield* [outsideSiteOf(value)].filter((site) => site !== null);
  if (isSwitchedOff(value) || depth > MAX_DEPTH) return;
  if (typeof value !== 'object' || value === null) return;
  const video = videoOf(value);
  if (video) yield `video.${video}`;
  for (const [name, part] of Object.entries(value)) if (!off.has(name)) yield* sitesIn(part, off, depth + 1);
}

function isSwitchedOff(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'off' in value && value.off === true;
}

/** Returns the site of the video that a block of a rich text or a section shows; a link to a video shows none. */
function videoOf(value: object) {
  const { type, attrs, kind, values } = value as Readonly<Record<string, unknown>>;
  if (type === 'video') return parseVideoAddress(String(Object(attrs)['href']))?.site;
  const fields: SectionFields = (typeof kind === 'string' && sectionDefinition(kind)?.shared) || {};
  const name = Object.keys(fields).find((each) => fields[each]?.type === 'video');
  return name === undefined ? undefined : parseVideoAddress(String(Object(values)[name]))?.site;
}
