import { type InputHTMLAttributes, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { characterCount } from '@vitrin/shared-contracts/characters';
import { limits } from '@vitrin/shared-contracts/limits';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { describedControl, type FormView } from './form-view.ts';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  form: FormView;
  name: string;
  label: string;
  optional?: boolean;
}

const { max } = limits.message;
const SHOWN_FROM = 0.9 * max;

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

/** Message of a visitor; its length is shown from nine tenths of the limit on. */
export function LongTextField({ form, name, label, optional = false }: TextFieldProps) {
  const control = describedControl(form, name);
  const ref = usePreHydrationText(control.id);
  const [count, setCount] = useState(0);
  return (
    <Field form={form} name={name} label={label} optional={optional}>
      <textarea
        {...control}
        ref={ref}
        rows={6}
        defaultValue={form.values[name]}
        required={!optional}
        onInput={({ currentTarget: { value } }) => setCount(characterCount(value))}
      />
      <div className={styles.help} role="status">
        {count >= SHOWN_FROM && `${count} / ${max}`}
      </div>
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
