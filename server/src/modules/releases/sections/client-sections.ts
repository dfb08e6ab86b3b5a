import { smokeTestFile, type TestedSection } from '@vitrin/shared-contracts/rendering';
import { bootBlockFor } from '../smoke-test/boot-block.ts';
import { testSectionsInPage } from '../smoke-test/client-bundle.ts';
import type { SectionRendering } from './render-sections.ts';

/** Hydrates rendered sections with the client bundles. Throws with the section and the reason if one fails. */
export async function testClientSections(
  { shell, remote, branding }: SectionRendering,
  sections: readonly TestedSection[],
): Promise<void> {
  if (sections.length === 0 || !Object.hasOwn(shell.descriptor.files, smokeTestFile)) return;
  const boot = bootBlockFor(remote, { branding });
  await testSectionsInPage(boot, { shell, remote }, sections);
}
