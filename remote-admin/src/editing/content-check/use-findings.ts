import { useEffect, useState } from 'react';
import type { Finding } from '@vitrin/shared-contracts/content-check';
import { checkedContent, type CheckedForm } from './content-check.ts';

/** Milliseconds without typing after which the form is checked again. */
const DELAY_MS = 700;

/** Returns what the rules find in a form; null until it was checked for the first time. */
export function useFindings({
  kind,
  context,
  languages,
  values,
  pictureTexts,
}: CheckedForm): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const { checkContent } = await import('@vitrin/shared-contracts/content-check');
      if (isCurrent) setFindings(checkContent(checkedContent({ kind, context, languages, values, pictureTexts })));
    };
    // Without the rules there is no number; the form works as before.
    const timer = setTimeout(() => void check().catch(() => undefined), DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, context, languages, values, pictureTexts]);
  return findings;
}
