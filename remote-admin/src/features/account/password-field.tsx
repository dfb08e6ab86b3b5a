import { ActionIcon, TextInput } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  /** Has the focus when its dialog opens. */
  isFirst?: boolean;
  onChange: (password: string) => void;
}

/** A password input with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, error, autoComplete, help, isFirst, onChange } = props;
  const [isPlain, setPlain] = useState(false);
  const Icon = isPlain ? IconEyeOff : IconEye;
  return (
    <TextInput
      id={id}
      type={isPlain ? 'text' : 'password'}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={isFirst}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <ActionIcon
          size={32}
          aria-label={`${label}: ${isPlain ? 'gizle' : 'göster'}`}
          onClick={() => setPlain(!isPlain)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
