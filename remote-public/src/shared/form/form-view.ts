import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { FormErrors } from './check-form.ts';

/** State of a form that its fields need. */
export interface FormView {
  kind: MailboxKind;
  /** Beginning of the ids of its fields, and name of its draft: the kind, or the section of a page with several forms. */
  scope: string;
  /** Values of a form that was sent without JavaScript and returned with errors. */
  values: Readonly<Record<string, string>>;
  errors: FormErrors;
}

export function fieldId({ scope }: Pick<FormView, 'scope'>, name: string): string {
  return `${scope}-${name}`;
}

/** Returns the attributes that link a control to its help text and error message. */
export function describedControl(form: Pick<FormView, 'errors' | 'scope'>, name: string, help?: string) {
  const id = fieldId(form, name);
  const isWrong = name in form.errors;
  const text = [isWrong ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': text || undefined,
  };
}
