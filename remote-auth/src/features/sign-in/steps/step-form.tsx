import type { FormEvent, ReactNode } from 'react';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { useTexts } from '../../../shared/texts/texts.ts';
import baseStyles from '../sign-in.module.css';
import type { StepFormState } from './use-step.ts';

interface StepFormProps {
  step: StepFormState;
  submit: string;
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/**
 * Submitted by JavaScript only; address and method are set in case the script fails, so that typed values never get
 * into a URL.
 */
export function StepForm({ step, submit, onSubmit, children }: StepFormProps) {
  const { say } = useTexts();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }

  return (
    <form ref={step.form} className={baseStyles.form} method="post" action={loginPath} noValidate onSubmit={send}>
      {children}
      <button type="submit" className={baseStyles.submit} aria-disabled={step.busy}>
        {submit}
      </button>
      <p className={baseStyles.message} role="alert">
        {say(step.problem)}
      </p>
    </form>
  );
}
