import { publishKeyDays, publishKeySchema, type PublishKeyInput } from 'shared-contracts/release-management';
import { validate } from 'shared-contracts/validation';

export interface ReleaseKeyValues {
  remote: string;
  name: string;
  days: string;
}

export const emptyKey: ReleaseKeyValues = { remote: '', name: '', days: String(publishKeyDays.default) };

export function releaseKeyErrors(values: ReleaseKeyValues): Readonly<Record<string, string>> {
  return validate(publishKeySchema, values).errors ?? {};
}

export function releaseKeyInput({ remote, name, days }: ReleaseKeyValues): PublishKeyInput {
  return { remote, name, days: Number(days) };
}
