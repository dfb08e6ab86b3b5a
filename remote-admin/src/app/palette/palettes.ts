import type { Right } from '@vitrin/shared-contracts/rights';
import { modules } from '../../features/index.ts';
import type { ModulePalette, PanelModule } from '../../editing/panel-module.ts';

export interface LoadedPalette extends ModulePalette {
  permissions: readonly Right[];
}

/** Palette contributions of all modules, in one chunk that is loaded after the palette itself. */
export const palettes: Promise<readonly LoadedPalette[]> = loadPalettes(modules);

function loadPalettes(all: readonly PanelModule[]): Promise<readonly LoadedPalette[]> {
  return Promise.all(
    all.flatMap(({ permissions, palette }) => (palette ? palette().then((given) => ({ permissions, ...given })) : [])),
  );
}
