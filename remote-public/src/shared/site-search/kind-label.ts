import { recordModuleLabels } from '@vitrin/shared-contracts/record-modules';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

/** Returns the name of a kind of pages; one that the texts do not name has the label of its module. */
export function kindLabel({ searchKinds }: StaticTexts, kind: string): string {
  const names: Readonly<Record<string, string>> = { ...recordModuleLabels, ...searchKinds };
  return names[kind] ?? kind;
}
