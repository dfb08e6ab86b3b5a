import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import type { LoginFormInput } from 'shared-contracts/auth';
import { enter, type Further } from './enter.ts';
import { loadRules, warmUp } from './late-parts.ts';
import { rememberedEmail } from './session-records.ts';

const fields = ['email', 'password'] as const;
export type FieldName = (typeof fields)[number];

export interface SignInStart {
  email: string;
  /** Field to focus when the card is shown again; null at first. */
  focus: FieldName | null;
  /** Something comes before the session. */
  onFurther: (further: Further, email: string) => Promise<void>;
  onBroken: () => void;
}

/** The form's state. It starts from what the server-rendered form holds by now, so that nothing typed early is lost. */
export function useSignInForm({ email, focus, onFurther, onBroken }: SignInStart) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const formik = useFormik<LoginFormInput>({
    initialValues: { email, password: '', remember: false },
    validate: async (values) => (await loadRules()).checkSignIn(values),
    onSubmit: async (values) => {
      const further = await enter(values);
      if (further) await onFurther(further, values.email.trim());
    },
  });
  const { setValues, setFieldValue } = formik;

  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    void setValues(valuesAtStart(form.current), false);
  }, [setValues]);

  useEffect(() => {
    // The e-mail of a mailed link arrives after the form was rendered.
    if (email) void setFieldValue('email', email, false);
  }, [email, setFieldValue]);

  useEffect(() => (form.current ? onFirstFocus(form.current, warmUp) : undefined), []);

  useEffect(() => {
    if (focus) choose(form.current, focus);
  }, [focus]);

  async function attempt(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await formik.submitForm();
      focusFirstWrong(form.current, await formik.validateForm());
    } catch {
      onBroken();
    } finally {
      busy.current = false;
    }
  }

  return {
    form,
    busy: formik.isSubmitting,
    remember: formik.getFieldProps({ name: 'remember', type: 'checkbox' }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void attempt();
    },
    field: (name: FieldName) => ({
      ...formik.getFieldProps(name),
      /** Styling shows once the field was touched, messages only after an attempt to submit (product §4). */
      wrong: Boolean(formik.touched[name] && formik.errors[name]),
      message: formik.submitCount > 0 ? formik.errors[name] : undefined,
    }),
  };
}

/** What was typed or filled in before this script ran wins over the remembered e-mail. */
function valuesAtStart(form: HTMLFormElement): LoginFormInput {
  const typed = new FormData(form);
  const text = (name: FieldName) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  const remembered = rememberedEmail();
  return {
    email: text('email') || remembered,
    password: text('password'),
    remember: typed.has('remember') || remembered !== '',
  };
}

/** Runs the action on the first focus, also if the focus was set before hydration. Returns a cleanup function. */
function onFirstFocus(form: HTMLFormElement, action: () => void): () => void {
  if (form.contains(document.activeElement)) action();
  else form.addEventListener('focusin', action, { once: true });
  return () => form.removeEventListener('focusin', action);
}

function focusFirstWrong(form: HTMLFormElement | null, errors: Partial<Record<FieldName, unknown>>): void {
  const wrong = fields.find((name) => errors[name]);
  if (wrong) inputOf(form, wrong)?.focus();
}

/** With its text chosen: typing puts another in its place. */
function choose(form: HTMLFormElement | null, name: FieldName): void {
  const input = inputOf(form, name);
  input?.focus();
  input?.select();
}

function inputOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`);
}
