import { type InputHTMLAttributes, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { describedControl, type FormView } from './form-view.ts';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  form: FormView;
  name: string;
  label: string;
  optional?: boolean;
}

/**
 * Uncontrolled, so that text typed before hydration is kept (product §14). No `maxLength`: it would cut pasted text.
 */
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
  const ref = usePreHydrationText(control.id);
  return (
    <Field form={form} name={name} label={label} optional={optional}>
      <textarea {...control} ref={ref} rows={6} defaultValue={form.values[name]} required={!optional} />
    </Field>
  );
}

/**
 * Hydration overwrites a text area with the text from the server (an input keeps what was typed): reads the previous
 * value while rendering and restores it.
 */
function usePreHydrationText(id: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => (__SERVER__ ? undefined : renderedTextArea(id)?.value));

  useLayoutEffect(() => {
    if (ref.current && typed !== undefined && ref.current.value !== typed) ref.current.value = typed;
  }, [typed]);

  return ref;
}

function renderedTextArea(id: string): HTMLTextAreaElement | null {
  return document.getElementById(id) as HTMLTextAreaElement | null;
}
