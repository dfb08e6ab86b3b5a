import type { Branding } from '@vitrin/shared-contracts/branding';
import { pathOfAddress } from '../modules/media/media-files.ts';
import { runExclusively, makeIcons } from '../modules/media/picture-work.ts';
import type { IconShape } from '../modules/media/render-icons.ts';
import type { Services } from '../services.ts';

export const touchIconPath = '/apple-touch-icon.png';

/** Icons of the site by URL; those listed in the manifest may be transparent. */
export const iconShapes = {
  [touchIconPath]: { size: 180, isOpaque: true },
  '/icon-192.png': { size: 192, isOpaque: false },
  '/icon-512.png': { size: 512, isOpaque: false },
} as const satisfies Record<string, IconShape>;

export type IconPath = keyof typeof iconShapes;
export const iconPaths = Object.keys(iconShapes) as IconPath[];

/** Returns the picture for the icons: the company's icon, otherwise its logo; empty when there is neither. */
export function iconSource({ favIcoLogoPath, mainLogoPath }: Branding): string {
  return favIcoLogoPath || mainLogoPath;
}

export interface Icons {
  /** Null when there is no source picture. */
  read(branding: Branding, path: IconPath): Promise<Buffer | null>;
}

/** Creates all icons of a picture together, once, in the process that decodes pictures. */
export function createIcons({ files }: Pick<Services, 'files'>): Icons {
  let kept: { source: string; icons: Promise<Buffer[]> } | null = null;
  return {
    async read(branding, path) {
      const source = iconSource(branding);
      const file = await pathOfAddress(files, source);
      if (file === null) return null;
      if (kept?.source !== source) {
        const icons = runExclusively(() => makeIcons(file, Object.values(iconShapes)));
        kept = { source, icons };
        icons.catch(() => (kept = null));
      }
      return (await kept.icons)[iconPaths.indexOf(path)] ?? null;
    },
  };
}
