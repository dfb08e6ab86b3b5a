import { secondFactorSchema } from '@vitrin/shared-contracts/auth';
import { validate } from '@vitrin/shared-contracts/validation';
import { useTexts } from '../../../shared/texts/texts.ts';
import type { Sentence } from '../../../shared/texts/words.ts';
import { TextField } from '../text-field.tsx';

/** Kind of code that the user types as the second step. */
export type CodeKind = 'totp' | 'recovery-code';

const fields = {
  totp: { label: 'Doğrulama kodu', placeholder: '000000', autoComplete: 'one-time-code', inputMode: 'numeric' },
  'recovery-code': { label: 'Kurtarma kodu', placeholder: 'xxxxx-xxxxx', autoComplete: 'off', inputMode: 'text' },
} as const;

interface CodeFieldProps {
  kind: CodeKind;
  typed: string;
  onTyped: (text: string) => void;
  message: string | undefined;
}

export function CodeField({ kind, typed, onTyped, message }: CodeFieldProps) {
  const { t } = useTexts();
  return (
    <TextField
      {...fields[kind]}
      label={t(fields[kind].label)}
      name="code"
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
      autoCapitalize="none"
      spellCheck={false}
      isInvalid={message !== undefined}
      message={message}
    />
  );
}

const DIGITS = /^\d{6}$/;
const SIX_DIGITS_REQUIRED: Sentence = 'Uygulamanızdaki 6 Rakamı Giriniz';

/**
 * Returns the error message for an invalid code, or null. Checked before sending, because the server accepts only five
 * wrong codes.
 */
export function codeError(kind: CodeKind, code: string): string | null {
  const objection = validate(secondFactorSchema.pick(['code']), { code }).errors?.code;
  if (objection) return objection;
  if (kind === 'totp' && !DIGITS.test(code.replaceAll(/\s/g, ''))) return SIX_DIGITS_REQUIRED;
  return null;
}
