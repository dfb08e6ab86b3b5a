import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useFieldErrors } from './field-errors.ts';
import { fieldName } from './field-name.ts';
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
                {fieldName(path, labels)}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
