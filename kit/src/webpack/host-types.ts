import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

type Settings = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** The compiler that a project has: its `typescript` is an alias of a package whose command has this name. */
const COMPILER = 'tsc6';

/**
 * Returns how the types of the exposed module are written: as the two files that the federation plugin of another host
 * fetches. An error of a type stops the build, so that no remote has silently lost its types. A workspace of the site has
 * no configuration of its own, and no types are written.
 */
export function typesForHosts(directory: string): NonNullable<Settings['dts']> {
  if (!existsSync(path.join(directory, 'tsconfig.json'))) return false;
  return {
    consumeTypes: false,
    generateTypes: {
      abortOnError: true,
      generateAPITypes: true,
      extractThirdParty: false,
      compileInChildProcess: false,
      compilerInstance: COMPILER,
    },
  };
}
