import { useState } from 'react';
import { Icon } from '../../shared/icon.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import styles from './article.module.css';

/** Renders the share button (native share sheet or clipboard) and the print button; both need JavaScript. */
export function ArticleActions({ title }: { title: string }) {
  const { article } = useTexts();
  const isAlive = useHydrated();
  const [outcome, setOutcome] = useState<Shared>('silent');
  const texts = { silent: '', copied: article.copied, failed: article.copyFailed };
  const share = async () => {
    setOutcome('silent');
    setOutcome(await shareAddress(title));
  };
  return (
    <div className={styles.actions} data-asleep={isAlive ? undefined : ''}>
      <button type="button" onClick={() => void share()}>
        <Icon name="share" />
        {article.share}
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" />
        {article.print}
      </button>
      <p role="status">{texts[outcome]}</p>
    </div>
  );
}

/** `silent`: the native share sheet has already shown the result. */
type Shared = 'silent' | 'copied' | 'failed';

/** Shares the address of this page with the native share sheet, or copies it where there is none. */
async function shareAddress(title: string): Promise<Shared> {
  const { origin, pathname } = location;
  const url = origin + pathname;
  try {
    if (canShare(navigator)) {
      await navigator.share({ title, url });
      return 'silent';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'silent' : 'failed';
  }
}

function canShare({ share }: Partial<Navigator>): boolean {
  return share !== undefined;
}
