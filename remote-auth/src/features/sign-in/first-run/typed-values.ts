import { tabStore } from '@vitrin/shared-contracts/guarded-storage';
import { storageKeys } from '@vitrin/shared-contracts/storage';

const names = [
  'companyName',
  'trade',
  'tradeName',
  'province',
  'phone',
  'address',
  'mainColor',
  'secondColor',
  'name',
  'email',
] as const;

/** What is typed into the screens, without the password and the code, which are not stored. */
export type TypedValues = Record<(typeof names)[number], string>;

export const screens = ['company', 'contact', 'colours', 'person'] as const;
export type Screen = (typeof screens)[number];

export interface TypedState {
  screen: Screen;
  values: TypedValues;
}

/** Returns what was typed before the page was loaded again; `initial` for what is missing. */
export function readTyped(initial: TypedValues): TypedState {
  const stored = parsed(tabStore.getItem(storageKeys.firstRun));
  const values = names.map((name) => {
    const value = stored[name];
    return [name, typeof value === 'string' ? value : initial[name]];
  });
  return {
    screen: screens.find((screen) => screen === stored['screen']) ?? 'company',
    values: Object.fromEntries(values) as TypedValues,
  };
}

export function storeTyped({ screen, values }: TypedState): void {
  tabStore.setItem(storageKeys.firstRun, JSON.stringify({ ...values, screen }));
}

export function forgetTyped(): void {
  tabStore.removeItem(storageKeys.firstRun);
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) };
  } catch {
    return {};
  }
}
