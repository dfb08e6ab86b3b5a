import { translationStateLabels, type TranslationState } from '@vitrin/shared-contracts/translation-states';
import { StateDot } from '../../ui/state-dot.tsx';

const tones = { missing: 'off', outdated: 'warn', draft: 'off', current: 'good' } as const;

/** State of a translation with its dot. */
export function TranslationStateLabel({ state }: { state: TranslationState }) {
  return (
    <>
      <StateDot tone={tones[state]} />
      <span>{translationStateLabels[state]}</span>
    </>
  );
}
