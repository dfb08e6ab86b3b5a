import { remoteSchema, type RemoteInput } from 'shared-contracts/release-management';
import { validate } from 'shared-contracts/validation';

export const emptyRemote: RemoteInput = { name: '', segment: '', title: '' };

export function remoteErrors(values: RemoteInput): Readonly<Record<string, string>> {
  return validate(remoteSchema, values).errors ?? {};
}
