import type { ReactNode } from 'react';
import baseStyles from '../sign-in.module.css';
import { StepForm } from '../steps/step-form.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import styles from './first-run.module.css';
import type { FirstRun } from './use-first-run.ts';

export interface ScreenProps {
  firstRun: FirstRun;
  announce: (text: string) => void;
}

interface ScreenFormProps extends ScreenProps {
  title: string;
  description: string;
  submit: string;
  onSubmit: () => void;
  /** Returns to the screen before; absent on the first one. */
  onBack?: () => void;
  children: ReactNode;
}

/** Form of one screen of the first run, with the way back. */
export function ScreenForm({ firstRun, announce, submit, onSubmit, onBack, children, ...frame }: ScreenFormProps) {
  return (
    <StepFrame {...frame} initialFocus="field" speak={announce}>
      <StepForm step={firstRun.step} submit={submit} onSubmit={onSubmit}>
        {children}
      </StepForm>
      {onBack && (
        <button type="button" className={`${baseStyles.quiet} ${styles.back}`} onClick={onBack}>
          Geri
        </button>
      )}
    </StepFrame>
  );
}

/** Returns the state of a text field or a choice. */
export function fieldOf({ values, step, change }: FirstRun, name: keyof FirstRun['values']) {
  return {
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    isInvalid: step.errors[name] !== undefined,
    message: step.errors[name],
  };
}
