import { useEffect, useEffectEvent, useState } from 'react';
import { unreachableText, useTexts } from '../../../shared/texts/texts.ts';
import type { LinkOutcome } from './links.api.ts';

/** Reads whose link was opened. `problem` is set while the server is unreachable; `load` tries again. */
export function useLinkDetails<T>(
  read: () => Promise<LinkOutcome<T | undefined>>,
  onInvalid: (reason: string) => void,
) {
  const texts = useTexts();
  const [details, setDetails] = useState<T>();
  const [problem, setProblem] = useState('');

  async function load(): Promise<void> {
    setProblem('');
    const outcome = await read();
    if (!outcome) setProblem(unreachableText(texts));
    else if ('errorMessage' in outcome) onInvalid(outcome.errorMessage);
    else setDetails(outcome.data);
  }

  const loadOnce = useEffectEvent(load);
  useEffect(() => void loadOnce(), []);
  return { details, problem, load };
}
