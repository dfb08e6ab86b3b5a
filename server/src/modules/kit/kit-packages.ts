import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { kitGuides, kitPackages, type KitGuide, type KitIndex, type KitPackage } from '@vitrin/shared-contracts/kit';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { errorCode } from '../../platform/error-code.ts';

/** Where `npm run package` and `npm run build` write the packages of this version. */
export const shippedKit = path.join(import.meta.dirname, '../../../../kit/dist');
/** Versions of a checkout change with every edit, so they are not kept. */
const UNRELEASED = '-checkout.';

export function isKitGuide(name: string): name is KitGuide {
  return Object.hasOwn(kitGuides, name);
}

const storedName = (version: string, name: KitPackage) => `kit/${version}/${name}.tgz`;

/** The packages of this version of the site, and those of earlier ones. */
export interface KitStore {
  /** Null when this site was built without them. */
  index: KitIndex | null;
  /** Opens a package of any version that this site has served; null when it has not. */
  open(version: string, name: KitPackage): Promise<Readable | null>;
  /** Reads a guide of this version as Markdown; null when this site was built without it. */
  readGuide(name: KitGuide): Promise<string | null>;
  /** Keeps the packages of this version for later versions of the site: lock files of teams name them. */
  keep(): Promise<void>;
}

/**
 * Opens the packages.
 * @param folder - of the packages of this version
 */
export async function openKitStore({ files }: Pick<PlatformServices, 'files'>, folder: string): Promise<KitStore> {
  const index = await readIndex(folder);
  const isShipped = (version: string) => version === index?.version;
  return {
    index,
    async open(version, name) {
      return isShipped(version)
        ? createReadStream(path.join(folder, `${name}.tgz`))
        : files.open(storedName(version, name));
    },
    readGuide: (name) => readOptional(path.join(folder, 'guides', `${name}.md`)),
    async keep() {
      if (index === null || index.version.includes(UNRELEASED)) return;
      for (const name of kitPackages) {
        const stored = storedName(index.version, name);
        if ((await files.stat(stored)) === null)
          await files.put(stored, await readFile(path.join(folder, `${name}.tgz`)));
      }
    },
  };
}

async function readIndex(folder: string): Promise<KitIndex | null> {
  const text = await readOptional(path.join(folder, 'index.json'));
  return text === null ? null : (JSON.parse(text) as KitIndex);
}

async function readOptional(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
