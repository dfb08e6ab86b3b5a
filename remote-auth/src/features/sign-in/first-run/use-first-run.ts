import { tabStore } from '@vitrin/shared-contracts/guarded-storage';
import { useEffect, useState } from 'react';
import type { BrandingPreview } from '@vitrin/shared-contracts/branding';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { useBranding } from '@vitrin/shared-contracts/state';
import type { Trade } from '@vitrin/shared-contracts/trades';
import { useTexts } from '../../../shared/texts/texts.ts';
import type { PassedStep, StepOutcome } from '../sign-in.api.ts';
import { useNewPassword } from '../steps/new-password.fields.tsx';
import { useStep } from '../steps/use-step.ts';
import { completeSignIn } from '../submit-sign-in.ts';
import { setUpSite, type AcceptedCode, type AlreadySetUp } from './first-run.api.ts';
import { forgetTyped, screens, storeTyped, readTyped, type Screen, type TypedValues } from './typed-values.ts';

interface FirstRunStart {
  needsCode: boolean;
  /** No starting site is made, so that nothing is asked for it. */
  hasContent: boolean;
  /** Returns to the login card with the reason. */
  leave: (reason: string) => void;
}

type Shown = Screen | 'code';
type Passed = PassedStep | AlreadySetUp | AcceptedCode | BrandingPreview;

/** State of the first run: the screen that is shown, what was typed, and the form of the screen. */
export function useFirstRun({ needsCode, hasContent, leave }: FirstRunStart) {
  const { mainColor, secondColor } = useBranding();
  const texts = useTexts();
  const [start] = useState(() => readTyped({ ...empty, mainColor, secondColor }));
  const steps = screens.filter((each) => !(hasContent && each === 'contact'));
  const [values, setValues] = useState(start.values);
  const [screen, setScreen] = useState<Shown>(needsCode ? 'code' : start.screen);
  /** Screen that follows the code. */
  const [resumed, setResumed] = useState(start.screen);
  const [code, setCode] = useState('');
  const password = useNewPassword(values.email.trim(), [values.companyName]);
  const step = useStep<Passed>({ proceed, restart: leave });
  const kept = screen === 'code' ? resumed : screen;
  useEffect(() => storeTyped({ screen: kept, values }), [kept, values]);

  function show(next: Shown): void {
    step.setErrors({});
    setScreen(next);
  }

  function move(by: 1 | -1): void {
    const next = steps[steps.findIndex((each) => each === screen) + by];
    if (next) show(next);
  }

  async function proceed(passed: Passed): Promise<void> {
    if ('alreadySetUp' in passed) {
      forgetTyped();
      leave(passed.alreadySetUp);
    } else if ('entry' in passed) {
      forgetTyped();
      tabStore.setItem(storageKeys.welcome, '1');
      await completeSignIn(passed.entry, texts, adminPaths.setUp);
    } else if (screen === 'code') show(resumed);
    else move(1);
  }

  /** Sends everything. An error at a field of another screen opens that screen. */
  async function finish(): Promise<StepOutcome | AlreadySetUp> {
    const trade = values.trade as Trade | '';
    const outcome = await setUpSite({ ...values, trade, code, new_password: password.typed.new_password });
    if (outcome && 'errors' in outcome) {
      setResumed('person');
      setScreen(screenOf(outcome.errors));
    }
    return outcome;
  }

  function change(name: keyof TypedValues, value: string): void {
    step.hideError(name);
    setValues({ ...values, [name]: value });
  }

  const [next, back] = [() => move(1), () => move(-1)];
  return { screen, steps, hasContent, values, code, password, step, change, setCode, next, back, finish };
}

const empty: TypedValues = {
  companyName: '',
  trade: '',
  tradeName: '',
  province: '',
  phone: '',
  address: '',
  mainColor: '',
  secondColor: '',
  name: '',
  email: '',
};

export type FirstRun = ReturnType<typeof useFirstRun>;

const screenOfField: Readonly<Record<string, Shown>> = {
  code: 'code',
  companyName: 'company',
  trade: 'company',
  tradeName: 'company',
  province: 'company',
  phone: 'contact',
  address: 'contact',
  mainColor: 'colours',
  secondColor: 'colours',
};

function screenOf(errors: Readonly<Record<string, string>>): Shown {
  const [first = ''] = Object.keys(errors);
  return screenOfField[first] ?? 'person';
}
