import type { KitIndex } from '@vitrin/shared-contracts/kit';
import { requirementsOf } from '../build/describe-release.ts';
import { findSite, incompatibilityWith } from '../dev/site.ts';
import type { Project } from '../project.ts';
import { readKitIndex } from '../site-packages.ts';
import { addressFinding } from './check-address.ts';
import { credentialFinding } from './check-credential.ts';
import { packageFindings } from './check-packages.ts';
import { sectionFindings } from './check-sections.ts';
import type { Finding } from './finding.ts';

/**
 * Checks a project against its site, without building: the version ranges, its address, the packages of the kit, the
 * sections of the last build, the credential.
 * @param secret - the publish secret; without one the credential is not checked
 */
export async function checkProject(project: Project, site: string, secret: string | undefined): Promise<Finding[]> {
  const index = await readKitIndex(site).catch(() => null);
  const address = addressFinding(project, await findSite(site).catch(() => null));
  return [
    siteFinding(site, index),
    await rangeFinding(project, site),
    ...(address ? [address] : []),
    ...(index ? packageFindings(project, site, index) : []),
    ...sectionFindings(project),
    await credentialFinding(project, site, secret),
  ];
}

function siteFinding(site: string, index: KitIndex | null): Finding {
  if (index) return { state: 'ok', text: `${site}: Vitrin ${index.version}, API ${index.surface}`, fix: null };
  const fix = 'Adresi denetleyin (VITRIN_URL ya da package.json içindeki vitrin.site).';
  return { state: 'failed', text: `${site} birim paketlerini sunmuyor ya da yanıt vermiyor.`, fix };
}

async function rangeFinding(project: Project, site: string): Promise<Finding> {
  const needs = requirementsOf(project);
  const incompatibility = await incompatibilityWith(site, needs);
  if (incompatibility === null)
    return { state: 'ok', text: `API ${needs.contract} ve paylaşılan kitaplıklar siteyle uyumlu`, fix: null };
  const fix = 'package.json içindeki peerDependencies aralığını ve paketleri sitenin sürümüne getirin.';
  return { state: 'failed', text: incompatibility, fix };
}
