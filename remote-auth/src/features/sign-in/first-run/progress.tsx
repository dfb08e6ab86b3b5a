import styles from './first-run.module.css';
import type { Screen } from './typed-values.ts';

const labels: Readonly<Record<Screen, string>> = {
  company: 'Şirket',
  contact: 'İletişim',
  colours: 'Renkler',
  person: 'Siz',
};

/** Names the steps and marks the one that is shown. */
export function Progress({ screen, steps }: { screen: Screen; steps: readonly Screen[] }) {
  return (
    <ol className={styles.progress} aria-label="Kurulum adımları">
      {steps.map((each, index) => (
        <li key={each} aria-current={each === screen ? 'step' : undefined}>
          <span>{index + 1}</span> {labels[each]}
        </li>
      ))}
    </ol>
  );
}
