import { useEffect, useRef, useState } from 'react';
import { TemplateChoice } from './template-choice.tsx';
import type { PageTemplate } from './templates.ts';
import styles from './templates.module.css';

/** A page without sections: it starts from a template, or blank. */
export function EmptyPage({ onChoose }: { onChoose: (template: PageTemplate) => void }) {
  const [isBlank, setBlank] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isBlank) text.current?.focus();
  }, [isBlank]);
  if (!isBlank) return <TemplateChoice onBlank={() => setBlank(true)} onChoose={onChoose} />;
  return (
    <p ref={text} tabIndex={-1} className={styles.blank}>
      Sayfa boş. İlk bölümü ekleyin; sırasını sonra da değiştirebilirsiniz.
    </p>
  );
}
