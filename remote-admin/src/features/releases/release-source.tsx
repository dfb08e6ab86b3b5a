import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { ReleaseSummary } from '@vitrin/shared-contracts/release-management';
import { pipelineProviderLabels, type ReleaseProvenance } from '@vitrin/shared-contracts/release-pipelines';
import { Moment } from '../../ui/list/moment.tsx';
import { shortCommit } from './release-format.ts';
import styles from './releases.module.css';

/** Commit of a release: the one that the platform of its pipeline has certified, and the one that its publisher states. */
export function ReleaseSource({ release: { commit, about, provenance } }: { release: ReleaseSummary }) {
  const isSame = provenance?.commit === commit;
  return (
    <>
      {provenance ? <VerifiedSource provenance={provenance} /> : null}
      {commit === null || isSame ? null : (
        <span>
          <span>{provenance ? 'Bildirilen kaynak doğrulanandan farklı: ' : 'Bildirilen kaynak: '}</span>
          <Commit id={commit} />
          {about?.committed_at ? (
            <>
              <span>,</span> <Moment iso={about.committed_at} />
            </>
          ) : null}
        </span>
      )}
    </>
  );
}

function VerifiedSource({ provenance }: { provenance: ReleaseProvenance }) {
  const { provider, repository, ref, commit, run_url, workflow, runner } = provenance;
  return (
    <span className={styles.verified} title={`${workflow}${runner ? `, ${runner}` : ''}`}>
      <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden />
      Doğrulanan kaynak: {repository} <Commit id={commit} />, {ref.replace(/^refs\/(?:heads|tags)\//, '')}{' '}
      <a href={run_url} target="_blank" rel="noopener noreferrer">
        {pipelineProviderLabels[provider]} işi
      </a>
    </span>
  );
}

function Commit({ id }: { id: string }) {
  return (
    <code className={styles.id} title={id}>
      {shortCommit(id)}
    </code>
  );
}
