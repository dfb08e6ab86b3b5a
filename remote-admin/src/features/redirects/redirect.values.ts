import { redirectInputSchema, type Redirect } from 'shared-contracts/redirects';
import { validate } from 'shared-contracts/validation';

export interface RedirectValues {
  source: string;
  target: string;
}

export function redirectValues(record: Redirect | null): RedirectValues {
  return { source: record?.source ?? '', target: record?.target ?? '' };
}

export function redirectErrors(values: RedirectValues): Readonly<Record<string, string>> {
  return validate(redirectInputSchema, values).errors ?? {};
}
