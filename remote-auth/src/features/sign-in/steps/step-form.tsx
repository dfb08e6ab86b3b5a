import type { FormEvent, ReactNode } from 'react';
import { loginPath } from 'shared-contracts/paths';
import baseStyles from '../sign-in.module.css';
import type { StepForm as Form } from './use-step.ts';

interface StepFormProps {
  step: Form;
  submit: string;
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** Posted by script alone; the address and method stand in case the script should fail, so that nothing typed gets into an address. */
export function StepForm({ step, submit, onSubmit, children }: StepFormProps) {
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
        {step.problem}
      </p>
    </form>
  );
}
