import { access } from 'node:fs/promises';
import type { Branding } from 'shared-contracts/branding';
import { fileOfAddress } from '../modules/media/media-files.ts';
import { inTurn, makeIcons } from '../modules/media/picture-work.ts';
import type { IconShape } from '../modules/media/render-icons.ts';
import type { Services } from '../services.ts';

export const touchIconPath = '/apple-touch-icon.png';

/** Icons of the site by their address; those that a manifest names may be transparent. */
export const iconShapes = {
  [touchIconPath]: { size: 180, isOpaque: true },
  '/icon-192.png': { size: 192, isOpaque: false },
  '/icon-512.png': { size: 512, isOpaque: false },
} as const satisfies Record<string, IconShape>;

export type IconPath = keyof typeof iconShapes;
export const iconPaths = Object.keys(iconShapes) as IconPath[];

/** The picture that the icons show: the company's icon, or else its logo; empty where it has neither. */
export function iconSource({ favIcoLogoPath, mainLogoPath }: Branding): string {
  return favIcoLogoPath || mainLogoPath;
}

export interface Icons {
  /** Null where there is no picture to make it of. */
  read(branding: Branding, path: IconPath): Promise<Buffer | null>;
}

/** All icons of a picture are made together, once, by the process that decodes pictures. */
export function createIcons({ config }: Pick<Services, 'config'>): Icons {
  let kept: { source: string; icons: Promise<Buffer[]> } | null = null;
  return {
    async read(branding, path) {
      const source = iconSource(branding);
      const file = fileOfAddress(config, source);
      if (file === null || !(await isThere(file))) return null;
      if (kept?.source !== source) {
        const icons = inTurn(() => makeIcons(file, Object.values(iconShapes)));
        kept = { source, icons };
        icons.catch(() => (kept = null));
      }
      return (await kept.icons)[iconPaths.indexOf(path)] ?? null;
    },
  };
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
