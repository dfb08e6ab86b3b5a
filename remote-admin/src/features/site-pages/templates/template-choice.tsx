import { useState } from 'react';
import { SectionDrawing } from '../sections/section-drawing.tsx';
import type { SectionValues } from '../sections/section-edits.ts';
import { withTemplate } from './apply-template.ts';
import styles from './templates.module.css';
import { pageTemplates } from './templates.ts';

interface TemplateChoiceProps {
  /** Default language, which gets the texts. */
  language: string;
  apply: (change: (values: SectionValues) => SectionValues) => void;
}

/** What a page without sections can start from. */
export function TemplateChoice({ language, apply }: TemplateChoiceProps) {
  const [isBlank, setBlank] = useState(false);
  if (isBlank) {
    return <p className={styles.blank}>Sayfa boş. İlk bölümü ekleyin; sırasını sonra da değiştirebilirsiniz.</p>;
  }
  return (
    <div className={styles.choice}>
      <p>
        Bir şablonla başlayın: bölümleri ve örnek cümleleri hazır gelir, cümlelerin yerine kendinizinkileri yazarsınız.
      </p>
      <ul aria-label="Sayfa şablonları">
        <li>
          <button type="button" className={styles.template} onClick={() => setBlank(true)}>
            <span className={styles.label}>Boş</span>
            <span className={styles.sentence}>Bölümleri tek tek kendim ekleyeceğim.</span>
          </button>
        </li>
        {pageTemplates.map((template) => (
          <li key={template.label}>
            <button
              type="button"
              className={styles.template}
              onClick={() => apply((values) => withTemplate(values, template, language))}
            >
              <span className={styles.drawings} aria-hidden>
                {template.sections.slice(0, 3).map(({ kind }) => (
                  <SectionDrawing key={kind} kind={kind} />
                ))}
              </span>
              <span className={styles.label}>{template.label}</span>
              <span className={styles.sentence}>{template.sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
