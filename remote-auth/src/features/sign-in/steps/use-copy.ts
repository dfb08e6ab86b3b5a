import { useState } from 'react';

/** Copies a text and shows the result; if the browser denies it, the text can still be selected. */
export function useCopy() {
  const [said, setSaid] = useState('');

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Kopyalandı.');
    } catch {
      setSaid('Kopyalanamadı; metni seçerek kopyalayın.');
    }
  }

  return { copy, said };
}
