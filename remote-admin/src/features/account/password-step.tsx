import { Modal } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { confirmPasswordSchema } from '@vitrin/shared-contracts/account';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { validate } from '@vitrin/shared-contracts/validation';
import styles from './account.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { PasswordField } from './password-field.tsx';
import { useSecretForm } from './use-secret-form.ts';

interface PasswordStepProps<T> {
  /** Explains what the action will do. */
  children: ReactNode;
  action: string;
  danger?: boolean;
  success?: string;
  send: (password: string) => Promise<ApiResponse<T>>;
  onDone: (data: T | undefined) => void;
  onCancel: () => void;
}

/** Asks a signed-in user for the password before an action that adds or removes a sign-in method or ends access. */
export function PasswordConfirmation<T>({
  children,
  action,
  danger,
  success,
  send,
  onDone,
  onCancel,
}: PasswordStepProps<T>) {
  const id = useId();
  const { form, field, pending } = useSecretForm({
    initial: { password: '' },
    check: (values) => validate(confirmPasswordSchema, values).errors ?? {},
    send: ({ password }) => send(password),
    ...(success === undefined ? {} : { success }),
    onDone,
  });
  return (
    <form {...form} className={styles.form}>
      <div className={styles.text}>{children}</div>
      <PasswordField id={id} label="Şifreniz" autoComplete="current-password" focusOnMount {...field('password')} />
      <DialogButtons submit={action} pending={pending} danger={danger} onCancel={onCancel} />
    </form>
  );
}

interface PasswordDialogProps extends Omit<ComponentProps<typeof PasswordConfirmation>, 'onCancel'> {
  title: string;
  onClose: () => void;
}

/** Asks for confirmation and the password before something is removed. */
export function PasswordDialog({ title, onClose, ...step }: PasswordDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <PasswordConfirmation {...step} onCancel={onClose} />
    </Modal>
  );
}
