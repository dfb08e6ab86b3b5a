import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ContentKind } from './content-kind.ts';
import { outsideSitesIn } from './outside-sites.ts';
import { placedSectionsIn } from './placed-sections.ts';
import { linksIn, type RecordLink } from './record-links.ts';
import { recordReferencesIn } from './record-references.ts';

/**
 * Returns everything that a record refers to: addresses of this site, records, sections of remotes, and the sites of others
 * that it uses.
 */
export function referencesIn(
  kind: ContentKind,
  record: string,
  values: ContentValues,
  publicUrl: string,
): RecordLink[] {
  return [
    ...linksIn(kind, record, values, publicUrl),
    ...recordReferencesIn(kind, values),
    ...placedSectionsIn(values),
    ...outsideSitesIn(values),
  ];
}
