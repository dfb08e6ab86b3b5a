import { Modal } from '@mantine/core';
import type { ComponentProps } from 'react';
import { PasswordStep } from './password-step.tsx';

interface PasswordDialogProps extends Omit<ComponentProps<typeof PasswordStep>, 'onCancel'> {
  title: string;
  onClose: () => void;
}

/** Asks before something is taken away, and asks for the password with it. */
export function PasswordDialog({ title, onClose, ...step }: PasswordDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <PasswordStep {...step} onCancel={onClose} />
    </Modal>
  );
}
