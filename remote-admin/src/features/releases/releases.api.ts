import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type {
  CanaryInput,
  NewPublishKey,
  PreviewAnswer,
  PromoteInput,
  PublishKeyInput,
  RemoteInput,
  RemoteRow,
  RetireInput,
  RollbackInput,
  UnitOverview,
} from 'shared-contracts/release-management';
import type { RemoteName, Unit } from 'shared-contracts/releases';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';

export const unitsQuery = readQuery<UnitOverview[]>(api.adminReleases);

/** Built-in and additional remotes of the site. */
export const remotesQuery = readQuery<RemoteRow[]>(api.adminRemotes);

const LOOK_MS = 10_000;

/** Options of a query that looks again every ten seconds while the page is seen, unless somebody is deciding something on it. */
export const live = (isDeciding = false) =>
  isDeciding ? {} : { refetchInterval: LOOK_MS, refetchOnWindowFocus: true as const };

export function promoteRelease(unit: Unit, input: PromoteInput): Promise<Answer<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/promote`, input);
}

export function rollBackUnit(unit: Unit, input: RollbackInput): Promise<Answer<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/rollback`, input);
}

export function setCandidate(unit: Unit, input: CanaryInput): Promise<Answer<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/canary`, input);
}

export function retireRemote(name: RemoteName, input: RetireInput): Promise<Answer<unknown>> {
  return post(`${api.adminRemote(name)}/retire`, input);
}

export function previewRelease(unit: Unit, id: string): Promise<Answer<PreviewAnswer>> {
  return post(`${api.adminUnitReleases(unit)}/preview`, { id });
}

export function createPublishKey(input: PublishKeyInput, key: string): Promise<Answer<NewPublishKey>> {
  return post(api.adminReleaseKeys, input, key);
}

export function createRemote(input: RemoteInput, key: string): Promise<Answer<unknown>> {
  return post(api.adminRemotes, input, key);
}

export const revokePublishKey = (id: number) => sendForm('DELETE', api.adminReleaseKey(id), {});

export const deleteRemote = (name: RemoteName) => sendForm('DELETE', api.adminRemote(name), {});

async function post<T>(path: string, form_data: object, key?: string): Promise<Answer<T>> {
  return await sendForm('POST', path, { form_data }, key);
}
