import { useFieldErrors } from '../../shared/form/field-errors.ts';
import { PasswordField } from './password-field.tsx';

interface AskedPasswordProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** The password that another e-mail asks for, with the form's message about it. */
export function AskedPassword({ label, value, onChange }: AskedPasswordProps) {
  const { errors, forget } = useFieldErrors();
  return (
    <PasswordField
      id="password"
      label={label}
      autoComplete="current-password"
      help="E-posta adresiniz değişeceği için şifreniz soruluyor."
      value={value}
      error={errors.password}
      onChange={(next) => {
        forget('password');
        onChange(next);
      }}
    />
  );
}
