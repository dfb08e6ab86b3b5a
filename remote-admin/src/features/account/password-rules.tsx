import { VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import { passwordRules, type PasswordOwner } from 'shared-contracts/new-password';
import styles from './account.module.css';

interface PasswordRulesProps {
  password: string;
  current: string;
  owner: PasswordOwner;
}

/** Follows the typing: what of the rules is kept already. */
export function PasswordRules({ password, current, owner }: PasswordRulesProps) {
  const rules = [
    ...passwordRules(password, owner),
    { label: 'Şimdiki şifrenizden farklı', isMet: password !== '' && password !== current },
  ];
  return (
    <ul className={styles.rules} aria-label="Yeni şifrenin kuralları">
      {rules.map(({ label, isMet }) => {
        const Icon = isMet ? IconCheck : IconPoint;
        return (
          <li key={label} data-met={isMet || undefined}>
            <Icon size={16} aria-hidden />
            {label}
            {password === '' ? null : <VisuallyHidden>{isMet ? ' (sağlandı)' : ' (sağlanmadı)'}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
