import { useState } from 'react';
import type { Sentence } from '../../../shared/texts/words.ts';

/** Copies a text and shows the result; if the browser denies it, the text can still be selected. */
export function useCopy() {
  const [status, setStatus] = useState<Extract<Sentence, `Kopyalan${string}`> | ''>('');

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Kopyalandı.');
    } catch {
      setStatus('Kopyalanamadı; metni seçerek kopyalayın.');
    }
  }

  return { copy, said: status };
}
