import { limits } from 'shared-contracts/limits';
import { dataRequestInputSchema, type DataRequestInput, type DataRequestRecord } from 'shared-contracts/privacy';
import { validate } from 'shared-contracts/validation';

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

/** A new request, filled with what its address tells of a message. */
export function newRequest(params: URLSearchParams, today: string): DataRequestValues {
  const told = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest);
  return {
    kind: '',
    name: told('name', limits.personName.max),
    email: told('email', limits.email.max),
    received_on: today,
    text: told('text', limits.message.max),
    state: 'open',
    outcome: '',
  };
}

export function dataRequestErrors(values: DataRequestValues): Readonly<Record<string, string>> {
  return validate(dataRequestInputSchema, values).errors ?? {};
}
