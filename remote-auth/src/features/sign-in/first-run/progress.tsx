import styles from './first-run.module.css';
import { screens, type Screen } from './typed-values.ts';

const labels: Readonly<Record<Screen, string>> = { company: 'Şirket', colours: 'Renkler', person: 'İlk kullanıcı' };

/** Names the three steps and marks the one that is shown. */
export function Progress({ screen }: { screen: Screen }) {
  return (
    <ol className={styles.progress} aria-label="Kurulum adımları">
      {screens.map((each, index) => (
        <li key={each} aria-current={each === screen ? 'step' : undefined}>
          <span>{index + 1}</span> {labels[each]}
        </li>
      ))}
    </ol>
  );
}
