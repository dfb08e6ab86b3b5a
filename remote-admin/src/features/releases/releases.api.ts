import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import type { PlacingPage, SwitchedOffPlace, SwitchOnInput } from '@vitrin/shared-contracts/placeable-sections';
import type {
  ArchivedRemote,
  HandOverInput,
  ReleaseLabelsInput,
  ReleaseLink,
  ReleaseLinkInput,
  RestoreRemoteInput,
} from '@vitrin/shared-contracts/release-lifecycle';
import type {
  CanaryInput,
  NewPublishKey,
  PreviewResponse,
  PromoteInput,
  PublishKeyInput,
  PublishQuotaInput,
  ReleaseLosses,
  ReleasePolicyInput,
  ReleaseRow,
  RemoteInput,
  RemoteRow,
  RetireInput,
  RollbackInput,
  UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import type { PipelineInput, PipelineRow } from '@vitrin/shared-contracts/release-pipelines';
import type { RemoteName, Unit } from '@vitrin/shared-contracts/releases';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery } from '../../data/query.ts';

export const unitsQuery = readQuery<UnitOverview[]>(api.adminReleases);

/** The stored release of an id or a tag. */
export const releaseQuery = (unit: Unit, release: string) => readQuery<ReleaseRow>(api.adminRelease(unit), { release });

/** What visitors would lose with a stored release in place of the live one. */
export const lossesQuery = (unit: Unit, release: string) =>
  readQuery<ReleaseLosses>(api.adminReleaseLosses(unit), { release });

/** Pages that show sections of a remote. */
export const placesQuery = (unit: Unit) => readQuery<PlacingPage[]>(api.adminSectionPlaces(unit));

/** Places that show the fallback text of a section of a remote, because it fails there. */
export const switchedOffQuery = (unit: Unit) => readQuery<SwitchedOffPlace[]>(api.adminSwitchedOffPlaces(unit));

/** Built-in and additional remotes of the site. */
export const remotesQuery = readQuery<RemoteRow[]>(api.adminRemotes);

/** Pipelines that publish without a stored secret. */
export const pipelinesQuery = readQuery<PipelineRow[]>(api.adminReleasePipelines);

const POLL_INTERVAL_MS = 10_000;

/** Query options that refetch every ten seconds while the page is visible, paused while a decision dialog is open. */
export const pollingOptions = (isDeciding = false) =>
  isDeciding ? {} : { refetchInterval: POLL_INTERVAL_MS, refetchOnWindowFocus: true as const };

export function promoteRelease(unit: Unit, input: PromoteInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/promote`, input);
}

/** Shows a section at its places again. */
export function switchOnPlaces(unit: Unit, input: SwitchOnInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/switch-on`, input);
}

/** Promotes a release without the second person that the unit needs. */
export function promoteInEmergency(unit: Unit, input: PromoteInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/emergency`, input);
}

export function changePolicy(unit: Unit, input: ReleasePolicyInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/policy`, input);
}

export function rollBackUnit(unit: Unit, input: RollbackInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/rollback`, input);
}

export function setCandidate(unit: Unit, input: CanaryInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/canary`, input);
}

export function retireRemote(name: RemoteName, input: RetireInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminRemote(name)}/retire`, input);
}

export function previewRelease(unit: Unit, id: string): Promise<ApiResponse<PreviewResponse>> {
  return post(`${api.adminUnitReleases(unit)}/preview`, { id });
}

export function createPublishKey(input: PublishKeyInput, key: string): Promise<ApiResponse<NewPublishKey>> {
  return post(api.adminReleaseKeys, input, key);
}

export function changePublishQuota(id: number, input: PublishQuotaInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminReleaseKey(id)}/quota`, input);
}

export function handOverRemote(
  name: RemoteName,
  input: HandOverInput,
  key: string,
): Promise<ApiResponse<NewPublishKey>> {
  return post(`${api.adminRemote(name)}/hand-over`, input, key);
}

export function createRemote(input: RemoteInput, key: string): Promise<ApiResponse<unknown>> {
  return post(api.adminRemotes, input, key);
}

export function createPipeline(input: PipelineInput, key: string): Promise<ApiResponse<unknown>> {
  return post(api.adminReleasePipelines, input, key);
}

export const removePipeline = (id: number) => sendForm('DELETE', api.adminReleasePipeline(id), {});

/** Retired remotes, the last one first. */
export const archiveQuery = listQuery<ArchivedRemote>(api.adminArchivedRemotes, {});

export function restoreRemote(
  name: RemoteName,
  input: RestoreRemoteInput,
  key: string,
): Promise<ApiResponse<RemoteRow>> {
  return post(`${api.adminArchivedRemote(name)}/restore`, input, key);
}

export const deleteArchivedRemote = (name: RemoteName) => sendForm('DELETE', api.adminArchivedRemote(name), {});

export function setLabels(unit: Unit, input: ReleaseLabelsInput): Promise<ApiResponse<unknown>> {
  return post(`${api.adminUnitReleases(unit)}/labels`, input);
}

export const linksPath = (unit: Unit) => `${api.adminUnitReleases(unit)}/links`;

export const linksQuery = (unit: Unit, release: string) => readQuery<ReleaseLink[]>(linksPath(unit), { release });

export function createLink(unit: Unit, input: ReleaseLinkInput): Promise<ApiResponse<ReleaseLink>> {
  return post(linksPath(unit), input);
}

export const revokeLink = (id: number) => sendForm('DELETE', api.adminReleaseLink(id), {});

export const revokePublishKey = (id: number) => sendForm('DELETE', api.adminReleaseKey(id), {});

export const deleteRemote = (name: RemoteName) => sendForm('DELETE', api.adminRemote(name), {});

async function post<T>(path: string, form_data: object, key?: string): Promise<ApiResponse<T>> {
  return await sendForm('POST', path, { form_data }, key);
}
