import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { languageOf, useFieldErrors } from './field-errors.ts';
import { focusField } from './focus-error.ts';
import styles from './form.module.css';

interface ErrorSummaryProps {
  /** Labels of the fields, by path or by the last part of the path. */
  labels: Readonly<Record<string, string>>;
}

/** Shows the number of invalid fields and links to each of them, also inside an inactive language tab. */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
  const paths = Object.entries(useFieldErrors().errors);
  if (paths.length === 0) return null;
  return (
    <section className={styles.summary} role="alert">
      <IconAlertCircle size={20} aria-hidden />
      <div>
        <p>Düzeltilmesi gereken {paths.length} alan var:</p>
        <ul>
          {paths.map(([path, message]) => (
            <li key={path}>
              <button type="button" onClick={() => focusField(path)}>
                {nameOf(path, labels)}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function nameOf(path: string, labels: Readonly<Record<string, string>>): string {
  const label = labels[path] ?? labels[path.split('.').at(-1) ?? path] ?? path;
  const language = languageOf(path);
  return language ? `${label} (${language})` : label;
}
