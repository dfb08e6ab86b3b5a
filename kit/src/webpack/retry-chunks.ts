import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';

const NAME = 'retry-chunks';
const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes the second address of a file differ from the first one, for which a cache may hold what was cut. */
const SECOND_TRY = '?2';

/**
 * Loads a chunk, with its styles, once more before its loading counts as failed: a connection that is cut for a moment
 * must not cost the page. Webpack itself repeats nothing.
 */
export const retryChunks: WebpackPluginInstance = {
  apply({ hooks, options }) {
    // `npm run dev` replaces chunks while the page runs.
    if (options.mode === 'development') return;
    hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      const needed = new Set([RuntimeGlobals.ensureChunk, RuntimeGlobals.getChunkScriptFilename]);
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk, found) => {
        for (const each of needed) found.add(each);
        compilation.addRuntimeModule(chunk, new RetryChunks());
      });
    });
  },
};

class RetryChunks extends RuntimeModule {
  constructor() {
    super(NAME, RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename: script, getChunkCssFilename: styles } = RuntimeGlobals;
    return `var tried = {};
// Webpack stops waiting at the first failure, but would not request again what is still on its way.
var ensure = (id, rest) => {
  var parts = [];
  for (const load of Object.values(${RuntimeGlobals.ensureChunkHandlers})) load(id, parts, ...rest);
  return Promise.allSettled(parts).then((all) => {
    for (const { status, reason } of all) if (status === "rejected") throw reason;
  });
};
for (const [name, address] of [["${nameOf(script)}", ${script}], ["${nameOf(styles)}", ${styles}]])
  if (address) __webpack_require__[name] = (id) => address(id) + (tried[id] || "");
${ensureChunk} = (id, ...rest) => ensure(id, rest).catch((error) => {
  if (tried[id]) throw error;
  tried[id] = "${SECOND_TRY}";
  return ensure(id, rest);
});`;
  }
}

function nameOf(member: string): string {
  return member.slice(member.indexOf('.') + 1);
}
