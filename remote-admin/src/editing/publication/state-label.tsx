import { publicationStateLabels, type PublicationState } from '@vitrin/shared-contracts/publication-state';
import { StateDot } from '../../ui/state-dot.tsx';

const tones = {
  draft: 'off',
  published: 'good',
  changed: 'warn',
  scheduled: 'warn',
  'change-scheduled': 'warn',
  'withdrawal-scheduled': 'warn',
  withdrawn: 'off',
} as const satisfies Record<PublicationState, 'good' | 'warn' | 'off'>;

/** State of a record on the site, as a dot and text. */
export function StateLabel({ state }: { state: PublicationState }) {
  return (
    <>
      <StateDot tone={tones[state]} />
      <span>{publicationStateLabels[state]}</span>
    </>
  );
}
