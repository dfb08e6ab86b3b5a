import type { Module, WebpackPluginInstance } from 'webpack';

const NAME = 'stable-federation-ids';
/** webpack hashes identifiers in stage 0, and leaves modules alone that have an id. */
const BEFORE_WEBPACK = -100;
const GENERATED = 'data:text/javascript';

/**
 * Gives the two modules that federation generates fixed ids. Their identifiers contain a base64 address with the
 * absolute path of the federation runtime, which webpack cannot make relative. Hashed like the others, they would make
 * every build, and with it the release id, depend on the folder of the build.
 */
export const stableFederationIds: WebpackPluginInstance = {
  apply({ hooks, context }) {
    hooks.compilation.tap(NAME, ({ hooks: { moduleIds }, chunkGraph }) => {
      moduleIds.tap({ name: NAME, stage: BEFORE_WEBPACK }, (modules) => {
        const given = new Set<string>();
        for (const module of modules) {
          if (!module.identifier().includes(GENERATED)) continue;
          const id = idOf(module, context);
          if (given.has(id)) throw new Error(`Two generated modules would have the id ${id}: ${module.identifier()}`);
          given.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
};

function idOf(module: Module, context: string): string {
  return module.libIdent({ context })?.startsWith('webpack/container/entry/') ? 'entry' : 'runtime';
}
