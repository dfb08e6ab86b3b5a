import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { Invalid } from '../../../platform/errors.ts';
import { readSigners, type Person, type Signer } from '../keys/signers.repository.ts';
import { findReleases, type StoredReleaseRow } from '../release-lists.repository.ts';
import { unitsOfTwoPeople } from './release-policies.repository.ts';

/** Who decides about a release: a user, the command line (id 0) or a credential. */
export interface Decider {
  name: string;
  /** Id of the user. */
  id?: number;
  /** Public key of the credential. */
  publicKey?: string;
  /** Id of the credential, which must still be valid when the decision is made. */
  tokenId?: number;
}

/**
 * Returns why this decider may not promote a release alone, in Turkish; null if it is another one than the publisher, or
 * the unit does not need two.
 */
export async function secondPersonProblem(
  db: Db,
  unit: Unit,
  releases: readonly StoredReleaseRow[],
  decider: Decider,
): Promise<(release: StoredReleaseRow) => string | null> {
  if (!(await unitsOfTwoPeople(db)).has(unit)) return () => null;
  const { publicKey = null } = decider;
  const signers = await readSigners(db, unit, [publicKey, ...releases.map(({ signedBy }) => signedBy)]);
  const own = signers.get(publicKey ?? '') ?? null;
  return ({ signedBy, published_by: publisher }) => {
    const signer = signers.get(signedBy ?? '');
    const isPublisher = signer ? isSame(signer, own, decider) : [decider.name, own?.creator.name].includes(publisher);
    return isPublisher ? problemText(publisher) : null;
  };
}

function problemText(publisher: string): string {
  return `Bu birimde bir sürümü yayınlayan, onu canlıya alamaz. Yayınlayan: ${publisher}. Başka bir kişi ya da başka bir yayın hattı canlıya almalı.`;
}

/**
 * A key counts as the person who has seen its secret. A pipeline counts as its workflow and as the person who trusts it,
 * who could otherwise publish by a job and promote alone.
 */
function isSame(signer: Signer, own: Signer | null, { id, name }: Decider): boolean {
  if (signer.binding !== null && signer.binding === own?.binding) return true;
  return isSamePerson(signer.creator, own?.creator ?? { id: id || null, name });
}

/** Compares names where an id is unknown: a key that is older than the ids, or the command line. */
function isSamePerson(one: Person, other: Person): boolean {
  return one.id === null || other.id === null ? one.name === other.name : one.id === other.id;
}

interface Decided {
  unit: Unit;
  id: string;
  decider: Decider;
  /** The publisher may decide alone. */
  emergency?: boolean;
}

/**
 * Throws 422 if the unit needs another person or pipeline than the publisher of this release. Returns whether an
 * emergency was the reason not to throw.
 */
export async function requireSecondPerson(
  trx: Db,
  { unit, id, decider, emergency = false }: Decided,
): Promise<boolean> {
  const releases = await findReleases(trx, unit, [id]);
  const problemOf = await secondPersonProblem(trx, unit, releases, decider);
  const problem = releases.map(problemOf).find((each) => each !== null) ?? null;
  if (problem !== null && !emergency) throw new Invalid({}, 'second-person-needed', problem);
  return problem !== null;
}
