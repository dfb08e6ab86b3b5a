import { useState, type ComponentProps } from 'react';
import { useTexts } from '../../shared/texts/texts.ts';
import styles from './sign-in.module.css';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'children'> {
  label?: string;
  /** Label in the accusative case, for the button that shows and hides the password. */
  accusativeLabel?: string;
}

/** Password field with a button that shows and hides the password. */
export function PasswordField({ label = 'Şifre', accusativeLabel = 'Şifreyi', ...props }: PasswordFieldProps) {
  const [plain, setVisible] = useState(false);
  const { say } = useTexts();
  return (
    <TextField {...props} label={say(label)} type={plain ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.reveal}
        aria-label={say(plain ? `${accusativeLabel} gizle` : `${accusativeLabel} göster`)}
        onClick={() => setVisible(!plain)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12c2.2-4.2 5.4-6.3 9.5-6.3s7.3 2.1 9.5 6.3c-2.2 4.2-5.4 6.3-9.5 6.3S4.700 16.200 2.500 12Z" />
          <circle cx="12" cy="12" r="2.8" />
          {plain && <path d="m4 4 16 16" />}
        </svg>
      </button>
    </TextField>
  );
}
