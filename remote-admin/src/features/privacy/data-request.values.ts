import { dataRequestInputSchema, type DataRequestInput, type DataRequestRecord } from 'shared-contracts/privacy';
import { validate } from 'shared-contracts/validation';
import type { ToldRequest } from './data-request-link.tsx';

export type DataRequestValues = Omit<DataRequestInput, 'version' | 'kind'> & {
  /** Empty until one is chosen. */
  kind: DataRequestInput['kind'] | '';
};

export function dataRequestValues({
  kind,
  name,
  email,
  received_on,
  text,
  state,
  outcome,
}: DataRequestRecord): DataRequestValues {
  return { kind, name, email, received_on, text, state, outcome };
}

/** A new request, filled with what a message tells. */
export function newRequest(told: Partial<ToldRequest>, today: string): DataRequestValues {
  const { name = '', email = '', text = '', received_on = today } = told;
  return { kind: '', name, email, received_on, text, state: 'open', outcome: '' };
}

export function dataRequestErrors(values: DataRequestValues): Readonly<Record<string, string>> {
  return validate(dataRequestInputSchema, values).errors ?? {};
}
