import type { MailboxKind } from 'shared-contracts/mailbox';
import type { FormErrors } from './check-form.ts';

/** What the fields of one form know of it. */
export interface FormView {
  kind: MailboxKind;
  /** What a form sent without script came back with. */
  values: Readonly<Record<string, string>>;
  errors: FormErrors;
}

export function fieldId({ kind }: Pick<FormView, 'kind'>, name: string): string {
  return `${kind}-${name}`;
}

/** Attributes that tie a control to its words. */
export function describedControl(form: FormView, name: string, help?: string) {
  const id = fieldId(form, name);
  const isWrong = name in form.errors;
  const words = [isWrong ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': words || undefined,
  };
}
