import { createHash } from 'node:crypto';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { isRemoteName, type RemoteName } from '@vitrin/shared-contracts/releases';
import { placedName } from '@vitrin/shared-contracts/sections/placed-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { Db } from '../platform/database/tables.ts';
import { targetsBesides } from './content-refs.repository.ts';
import type { RecordLink } from './record-links.ts';

/** What a stored reference to a section of a remote begins with; no address of this site does. */
const REFERENCE = 'section:';
/** Stored with every record that has such sections, so that an index finds all of them. */
const ANY = `${REFERENCE}*`;

/** A section of a remote on a page. */
export interface PlacedSection {
  /** Id of the place in its page. */
  id: string;
  remote: RemoteName;
  /** Name of the section in the remote. */
  name: string;
  /** Stored values of the fields that its remote declares. */
  values: Readonly<Record<string, unknown>>;
}

/** What a section of a remote is made from at a place, in one language, as it is stored. */
export interface PlacedValues extends Pick<PlacedSection, 'remote' | 'name' | 'values'> {
  texts: Readonly<Record<string, unknown>>;
}

export const PLACE_KEY_LENGTH = 16;

/**
 * Returns the key of a section with its values, which a document names and reports repeat. Places with the same values have
 * the same key, because a failure that the values cause has one cause at all of them.
 */
export function placeKey({ remote, name, values, texts }: PlacedValues): string {
  const text = JSON.stringify([remote, name, values, texts]);
  return createHash('sha256').update(text).digest('base64url').slice(0, PLACE_KEY_LENGTH);
}

/** Reports whether a text has the form of a key; it may be that of no place. */
export function isPlaceKey(text: string): boolean {
  return text.length === PLACE_KEY_LENGTH && /^[\w-]+$/.test(text);
}

/** Returns what a stored section shows of a remote; null for another kind, and while it names no section. */
export function placedSection(section: StoredSection): PlacedSection | null {
  const placed = placedName(section);
  const { values: own = {} } = section.values;
  if (!placed || !isObject(own)) return null;
  return { id: section.id, remote: placed.remote, name: placed.section, values: own };
}

/** Returns the sections of remotes that a record shows, each once. A section that is off shows nothing. */
export function placedSectionsIn({ sections }: ContentValues): RecordLink[] {
  const shown = (Array.isArray(sections) ? (sections as StoredSection[]) : []).filter(({ off }) => off !== true);
  const targets = new Set(shown.flatMap((section) => referenceTo(placedSection(section)) ?? []));
  if (targets.size === 0) return [];
  return [ANY, ...targets].map((target) => ({ lang: '', field: 'sections', target }));
}

function referenceTo(placed: PlacedSection | null): string | null {
  return placed && `${REFERENCE}${placed.remote}.${placed.name}`;
}

/** A record that shows a section of a remote. */
interface ShownSection {
  entity: string;
  record: string;
  remote: RemoteName;
  /** Name of the section in the remote. */
  section: string;
}

/** Returns the sections of remotes that records show, each once for a record. */
export async function shownSectionsOfRemotes(db: Db): Promise<ShownSection[]> {
  return (await targetsBesides(db, ANY)).flatMap(({ target, ...owner }) => {
    if (!target.startsWith(REFERENCE)) return [];
    const [remote = '', section = ''] = target.slice(REFERENCE.length).split('.', 2);
    return isRemoteName(remote) ? [{ ...owner, remote, section }] : [];
  });
}

/** A record with sections of remotes. */
export interface RecordWithParts {
  entity: string;
  record: string;
  /** In a stable order. */
  remotes: readonly RemoteName[];
}

/** Returns the records that show sections of remotes. */
export async function recordsWithParts(db: Db): Promise<RecordWithParts[]> {
  const rows = await shownSectionsOfRemotes(db);
  const owners = Map.groupBy(rows, ({ entity, record }) => `${entity} ${record}`);
  return [...owners.values()].flatMap((own) => {
    const [first] = own;
    const remotes = [...new Set(own.map(({ remote }) => remote))].toSorted();
    return first ? [{ entity: first.entity, record: first.record, remotes }] : [];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
