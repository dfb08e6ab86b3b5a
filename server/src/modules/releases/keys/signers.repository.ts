import type { ReleaseProvenance } from '@vitrin/shared-contracts/release-pipelines';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';

/** A user, or the command line. */
export interface Person {
  name: string;
  /** Null if it is not known. */
  id: number | null;
}

/** The credential that has signed a release. */
export interface Signer {
  /** The workflow whose job has the credential; null for one that was made by a user. */
  binding: string | null;
  /** User who has seen the secret, or who trusts the pipeline. */
  creator: Person;
  /** Verified origin of what it has signed; null for a credential that was made by a user. */
  provenance: ReleaseProvenance | null;
}

/** Returns the credentials of a unit by their public keys. The site's own key is none of them. */
export async function readSigners(
  db: Db,
  unit: Unit,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, Signer>> {
  const named = [...new Set(keys.filter((key) => key !== null))];
  if (named.length === 0) return new Map();
  const rows = await db
    .selectFrom('publish_tokens')
    .select(['public_key', 'pipeline_binding', 'created_by', 'created_by_user', 'provenance'])
    .where('remote', '=', unit)
    .where('public_key', 'in', named)
    .execute();
  return new Map(
    rows.map((row) => [
      row.public_key ?? '',
      {
        binding: row.pipeline_binding,
        creator: { name: row.created_by, id: row.created_by_user },
        provenance: row.provenance === null ? null : (JSON.parse(row.provenance) as ReleaseProvenance),
      },
    ]),
  );
}
