import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { SectionDrawing } from '../sections/section-drawing.tsx';
import styles from './templates.module.css';
import { pageTemplates, type PageTemplate } from './templates.ts';

interface TemplateChoiceProps {
  onBlank: () => void;
  onChoose: (template: PageTemplate) => void;
}

/** What a page without sections can start from. */
export function TemplateChoice({ onBlank, onChoose }: TemplateChoiceProps) {
  return (
    <div className={styles.choice}>
      <p>
        Bir şablonla başlayın: bölümleri ve örnek cümleleri hazır gelir, cümlelerin yerine kendinizinkileri yazarsınız.
      </p>
      <ul aria-label="Sayfa şablonları">
        <li>
          <button type="button" className={styles.template} onClick={onBlank}>
            <span className={styles.drawings} data-blank aria-hidden>
              <IconPlus size={24} />
            </span>
            <span className={styles.label}>Boş</span>
            <span className={styles.sentence}>Bölümleri tek tek kendim ekleyeceğim.</span>
          </button>
        </li>
        {pageTemplates.map((template) => (
          <li key={template.label}>
            <button type="button" className={styles.template} onClick={() => onChoose(template)}>
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
