import type { Db } from '../../platform/database/tables.ts';
import type { LinkedRelease } from './link-token.ts';
import { findValidLink } from '../stored/release-links.repository.ts';

/** Checks whether the link is valid now and was made for exactly this release. */
export async function isLinkValid(db: Db, { link, unit, id }: LinkedRelease): Promise<boolean> {
  const stored = await findValidLink(db, link);
  return stored?.unit === unit && stored.release_id === id;
}
