import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './decision.module.css';
import { useAction, type ActionOptions } from './use-action.ts';

export interface ActionField<Name extends string> {
  name: Name;
  label: string;
  help: string;
  required?: boolean;
  kind?: 'text' | 'area' | 'password';
  /** Choices of a select. */
  prefix?: string;
}

interface ActionDialogProps<Name extends string, I, A> extends ActionOptions<Name, I, A> {
  title: string;
  /** What the action does. */
  children?: ReactNode;
  fields: readonly ActionField<Name>[];
  confirm: string;
  danger?: boolean;
  onClose: () => void;
}

/** Dialog with a few fields for one action. A rejection by the server stays in the dialog with all input. */
export function ActionDialog<Name extends string, I, A>(props: ActionDialogProps<Name, I, A>) {
  const { title, children, fields, confirm, danger, onClose } = props;
  const { typed, setTyped, errors, refusal, pending, submit } = useAction(props);
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Modal opened onClose={onClose} title={title} size={560} fullScreen={phone}>
      <form onSubmit={send} className={styles.form} noValidate>
        {children}
        {refusal ? (
          <div className={styles.refusal} role="alert">
            <p>{refusal}</p>
          </div>
        ) : null}
        {fields.map((field, index) => (
          <Field
            key={field.name}
            field={field}
            value={typed[field.name]}
            error={errors[field.name]}
            isFirst={index === 0}
            onChange={(value) => setTyped({ ...typed, [field.name]: value })}
          />
        ))}
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={pending} {...(danger ? { color: 'red' } : {})}>
            {confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface FieldProps {
  field: ActionField<string>;
  value: string;
  error: string | undefined;
  isFirst: boolean;
  onChange: (value: string) => void;
}

function Field({ field, value, error, isFirst, onChange }: FieldProps) {
  const { name, label, help, required, kind = 'text', prefix } = field;
  const common = {
    id: `islem-${name}`,
    label,
    description: help,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
    withAsterisk: required ?? false,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    ...(isFirst ? { 'data-autofocus': true } : {}),
  };
  if (kind === 'area') return <Textarea {...common} rows={3} />;
  const leftSection = prefix ? { leftSection: prefix, leftSectionWidth: `calc(${prefix.length}ch + 20px)` } : {};
  const secret = kind === 'password' ? { type: 'password', autoComplete: 'current-password' } : {};
  return <TextInput {...common} {...leftSection} {...secret} />;
}
