import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import type { LoginFormInput } from '@vitrin/shared-contracts/auth';
import { useTexts } from '../../shared/texts/texts.ts';
import { submitSignIn, type NextAction } from './submit-sign-in.ts';
import { loadRules, preloadModules } from './lazy-modules.ts';
import { rememberedEmail } from './session-records.ts';

const fields = ['email', 'password'] as const;
export type FieldName = (typeof fields)[number];

export interface SignInStart {
  email: string;
  /** Field to focus when the card is shown again; null at first. */
  focus: FieldName | null;
  /** Called when something is required before the session, or a mailed link is offered. */
  onNextAction: (nextAction: NextAction, email: string) => Promise<void>;
  onLoadFailure: () => void;
}

/**
 * Manages the form state. It starts with the current values of the server-rendered form, so that text typed early is
 * not lost.
 */
export function useSignInForm({ email, focus, onNextAction, onLoadFailure }: SignInStart) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const texts = useTexts();
  const formik = useFormik<LoginFormInput>({
    initialValues: { email, password: '', remember: false },
    validate: async (values) => (await loadRules()).checkSignIn(values),
    onSubmit: async (values) => {
      const nextAction = await submitSignIn(values, texts);
      if (nextAction) await onNextAction(nextAction, values.email.trim());
    },
  });
  const { setValues, setFieldValue } = formik;

  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    void setValues(readInitialValues(form.current), false);
  }, [setValues]);

  useEffect(() => {
    // The e-mail of a mailed link arrives after the form was rendered.
    if (email) void setFieldValue('email', email, false);
  }, [email, setFieldValue]);

  useEffect(() => (form.current ? onFirstFocus(form.current, preloadModules) : undefined), []);

  useEffect(() => {
    if (focus) focusAndSelect(form.current, focus);
  }, [focus]);

  async function attempt(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      // A password manager may fill fields without an event.
      if (form.current) await setValues(valuesOf(form.current), false);
      await formik.submitForm();
      focusFirstInvalid(form.current, await formik.validateForm());
    } catch {
      onLoadFailure();
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
      /** The field is marked once it was touched; the message is shown only after a submit (product §4). */
      isInvalid: Boolean(formik.touched[name] && formik.errors[name]),
      message: formik.submitCount > 0 ? formik.errors[name] : undefined,
    }),
  };
}

/**
 * Returns the initial values: text typed or autofilled before hydration takes precedence over the remembered e-mail.
 */
function readInitialValues(form: HTMLFormElement): LoginFormInput {
  const { email, password, remember } = valuesOf(form);
  const remembered = rememberedEmail();
  return { email: email || remembered, password, remember: remember || remembered !== '' };
}

/** Returns what the fields show. */
function valuesOf(form: HTMLFormElement): LoginFormInput {
  const shown = new FormData(form);
  const text = (name: FieldName) => {
    const value = shown.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), password: text('password'), remember: shown.has('remember') };
}

/** Runs the action on the first focus, also if the focus was set before hydration. Returns a cleanup function. */
function onFirstFocus(form: HTMLFormElement, action: () => void): () => void {
  if (form.contains(document.activeElement)) action();
  else form.addEventListener('focusin', action, { once: true });
  return () => form.removeEventListener('focusin', action);
}

function focusFirstInvalid(form: HTMLFormElement | null, errors: Partial<Record<FieldName, unknown>>): void {
  const isInvalid = fields.find((name) => errors[name]);
  if (isInvalid) inputOf(form, isInvalid)?.focus();
}

/** Focuses a field and selects its text, so that typing replaces it. */
function focusAndSelect(form: HTMLFormElement | null, name: FieldName): void {
  const input = inputOf(form, name);
  input?.focus();
  input?.select();
}

function inputOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`);
}
