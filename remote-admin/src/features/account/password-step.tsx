import { Modal } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { askPasswordSchema } from 'shared-contracts/account';
import type { Answer } from 'shared-contracts/http';
import { validate } from 'shared-contracts/validation';
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
  send: (password: string) => Promise<Answer<T>>;
  onDone: (data: T | undefined) => void;
  onCancel: () => void;
}

/** Asks somebody who is signed in for the password, before something that opens or closes a way in. */
export function PasswordStep<T>({ children, action, danger, success, send, onDone, onCancel }: PasswordStepProps<T>) {
  const id = useId();
  const { form, field, pending } = useSecretForm({
    initial: { password: '' },
    check: (values) => validate(askPasswordSchema, values).errors ?? {},
    send: ({ password }) => send(password),
    ...(success === undefined ? {} : { success }),
    onDone,
  });
  return (
    <form {...form} className={styles.form}>
      <div className={styles.text}>{children}</div>
      <PasswordField id={id} label="Şifreniz" autoComplete="current-password" isFirst {...field('password')} />
      <DialogButtons submit={action} pending={pending} danger={danger} onCancel={onCancel} />
    </form>
  );
}

interface PasswordDialogProps extends Omit<ComponentProps<typeof PasswordStep>, 'onCancel'> {
  title: string;
  onClose: () => void;
}

/** Asks for confirmation and the password before something is removed. */
export function PasswordDialog({ title, onClose, ...step }: PasswordDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <PasswordStep {...step} onCancel={onClose} />
    </Modal>
  );
}
