import { TextInput } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  /** Receives the focus when its dialog opens. */
  focusOnMount?: boolean;
  onChange: (password: string) => void;
}

/** A password input with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, error, autoComplete, help, focusOnMount, onChange } = props;
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <TextInput
      id={id}
      type={isVisible ? 'text' : 'password'}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={focusOnMount}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <IconButton aria-label={`${label}: ${isVisible ? 'gizle' : 'göster'}`} onClick={() => setVisible(!isVisible)}>
          <Icon size={18} aria-hidden />
        </IconButton>
      }
    />
  );
}
