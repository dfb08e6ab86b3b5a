import { useTexts } from '../../../shared/texts/texts.ts';
import baseStyles from '../sign-in.module.css';
import { StepFrame } from '../steps/step-frame.tsx';

interface PendingLinkProps {
  title: string;
  /** Why the link could not be checked; empty while it is being checked. */
  problem: string;
  retry: () => Promise<void>;
}

/** Shown until the server has said whose link it is. */
export function PendingLink({ title, problem, retry }: PendingLinkProps) {
  const { t } = useTexts();
  return (
    <StepFrame title={title} description={problem || t('Bağlantı denetleniyor…')} initialFocus="heading">
      {problem && (
        <button type="button" className={baseStyles.quiet} onClick={() => void retry()}>
          {t('Tekrar dene')}
        </button>
      )}
    </StepFrame>
  );
}
