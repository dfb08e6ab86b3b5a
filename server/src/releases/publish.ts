import { rm } from 'node:fs/promises';
import semver from 'semver';
import { contractVersion, type ReleaseDescriptor } from 'shared-contracts/releases';
import type { Services } from '../services.ts';
import type { Registry, StoredRelease } from './registry.ts';
import { faultOf, settleRelease } from './release-files.ts';
import { findRelease, insertRelease, promoteRelease } from './releases.repository.ts';

/** Tries a release before it goes live: boots its server half and renders its first page. Throws what went wrong. */
export type Rehearse = (release: StoredRelease) => Promise<void>;

export type PublishResult = { status: 201; id: string } | { status: 409 | 422; message: string };

export interface Publication {
  descriptor: ReleaseDescriptor;
  /** Folder with the received files. */
  incoming: string;
  actor: string;
}

/** Verifies, rehearses, stores and promotes a received release; whatever is refused leaves nothing behind. */
export async function publish(
  services: Services,
  registry: Registry,
  rehearse: Rehearse,
  { descriptor, incoming, actor }: Publication,
): Promise<PublishResult> {
  const { unit, id } = descriptor;
  try {
    const refusal = await refusalOf(services, registry, descriptor, incoming);
    const problem = refusal ?? (await rehearsalFault(rehearse, descriptor, incoming));
    if (problem) return problem;
    await settleRelease(services.config.dataDir, incoming, descriptor);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  await insertRelease(services.db, descriptor, actor);
  await promoteRelease(services.db, { unit, id, actor, action: 'promote', reason: 'Yayımlandı' });
  await registry.refresh();
  return { status: 201, id };
}

type Refusal = Extract<PublishResult, { message: string }>;

async function refusalOf(
  services: Services,
  registry: Registry,
  descriptor: ReleaseDescriptor,
  incoming: string,
): Promise<Refusal | null> {
  if (await findRelease(services.db, descriptor.unit, descriptor.id)) {
    return { status: 409, message: `${descriptor.id} sürümü zaten kayıtlı; bir sürümün üzerine yazılmaz.` };
  }
  const fault = (await faultOf(incoming, descriptor)) ?? misfitOf(registry, descriptor);
  return fault ? { status: 422, message: fault } : null;
}

function misfitOf(registry: Registry, { contract, runtime }: ReleaseDescriptor): string | null {
  if (!semver.valid(contract) || !semver.satisfies(contractVersion, `^${contract}`)) {
    return `Bu sürüm ${contract} sözleşmesiyle derlenmiş; site ${contractVersion} sunuyor.`;
  }
  const offered = registry.live('shell')?.descriptor.runtime;
  return offered && offered !== runtime
    ? `Bu sürüm ${runtime} çalışma zamanını bekliyor; kabuk ${offered} sunuyor.`
    : null;
}

async function rehearsalFault(
  rehearse: Rehearse,
  descriptor: ReleaseDescriptor,
  folder: string,
): Promise<Refusal | null> {
  try {
    await rehearse({ descriptor, folder, base: `/releases/${descriptor.unit}/${descriptor.id}/` });
    return null;
  } catch (error) {
    return {
      status: 422,
      message: `Sürüm denemede açılmadı: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
