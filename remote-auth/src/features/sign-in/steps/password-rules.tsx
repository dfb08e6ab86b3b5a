import type { PasswordRule } from 'shared-contracts/new-password';
import baseStyles from '../sign-in.module.css';
import styles from './steps.module.css';

/** The rules of new passwords, marked as what is typed comes to keep them. */
export function PasswordRules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  return (
    <ul id={id} className={styles.rules} aria-label="Şifre kuralları">
      {rules.map(({ label, isMet }) => (
        <li key={label} data-kept={isMet}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {isMet ? <path d="m3.500 8.500 3 3 6-6.500" /> : <circle cx="8" cy="8" r="2" />}
          </svg>
          {label}
          <span className={baseStyles.hidden}>{isMet ? ' (sağlandı)' : ' (sağlanmadı)'}</span>
        </li>
      ))}
    </ul>
  );
}
