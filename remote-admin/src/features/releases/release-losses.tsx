import { useQuery } from '@tanstack/react-query';
import type { ReleaseSummary, UnitOverview } from '@vitrin/shared-contracts/release-management';
import { blockingReason, releaseOf, type Decision } from './decision.ts';
import styles from './decision.module.css';
import { lossesQuery } from './releases.api.ts';

/** Decisions after which visitors get another release than the live one. */
const REPLACING: ReadonlySet<Decision['kind']> = new Set(['promote', 'emergency', 'canary', 'rollback']);
/** Units whose pages need a session or belong to all remotes: they have no public pages of their own to compare. */
const WITHOUT_PUBLIC_PAGES: ReadonlySet<string> = new Set(['shell', 'remote_auth', 'remote_admin']);

interface ReleaseLossesProps {
  unit: UnitOverview;
  decision: Decision;
}

/** Names the public pages that visitors would lose by a decision; nothing for a decision that replaces no release. */
export function ReleaseLosses({ unit, decision }: ReleaseLossesProps) {
  const release = replacingRelease(unit, decision);
  return release ? <Losses unit={unit} release={release.id} /> : null;
}

function replacingRelease(unit: UnitOverview, decision: Decision): ReleaseSummary | null {
  if (!REPLACING.has(decision.kind) || WITHOUT_PUBLIC_PAGES.has(unit.unit)) return null;
  return blockingReason(unit, decision) === null ? releaseOf(unit, decision) : null;
}

/** The decision need not wait for it: an urgent rollback is possible before it is there, and without it. */
function Losses({ unit, release }: { unit: UnitOverview; release: string }) {
  const { data, isPending, isError } = useQuery(lossesQuery(unit.unit, release));
  if (isError) return null;
  return (
    <div role="status">
      {isPending ? <p className={styles.text}>Sayfaları canlıdakiyle karşılaştırılıyor…</p> : null}
      {data?.warnings.length === 0 ? (
        <p className={styles.text}>Sayfalarında canlıdakine göre eksilme görülmedi.</p>
      ) : null}
      {data?.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </div>
  );
}
