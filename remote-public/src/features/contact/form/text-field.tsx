import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import { describedControl, type FormView } from './form-view.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  form: FormView;
  name: string;
  label: string;
  optional?: boolean;
}

/** Uncontrolled, so that what is typed before the page comes alive stays (product §14). No `maxLength`: it would cut pasted text. */
export function TextField({ form, name, label, optional = false, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field form={form} name={name} label={label} optional={optional}>
      <input
        {...input}
        {...describedControl(form, name)}
        type={type}
        defaultValue={form.values[name]}
        required={!optional}
      />
    </Field>
  );
}

export function LongTextField({ form, name, label, optional = false }: TextFieldProps) {
  const control = describedControl(form, name);
  const ref = useTypedBefore(control.id);
  return (
    <Field form={form} name={name} label={label} optional={optional}>
      <textarea {...control} ref={ref} rows={6} defaultValue={form.values[name]} required={!optional} />
    </Field>
  );
}
