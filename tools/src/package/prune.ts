/** Folders at the top of a package that no program loads. */
const UNUSED_FOLDERS = /^(?:\.github|benchmarks?|docs?|examples?|coverage|include|man|share|tests?|__tests__)\//;

/** Documents, types, source maps, sources of other languages, and native parts of another runtime. Licences stay. */
const UNUSED_FILES = /(?:\.(?:bare|md|markdown|map|[cm]?ts|tsx|flow|tsbuildinfo|c|cc|cpp|h|hpp|gyp|gypi)|\/\.[^/]+)$/i;

/** A native part for one platform, as in `prebuilds/linux-x64.node`. */
const NATIVE = /(?:^|\/)(?<platform>(?:darwin|linux|linuxmusl|win32)-(?:arm64|x64))\.node$/;

/** Returns whether a file of an installed package, by its path there, belongs into a release archive. */
export function isNeeded(file: string, platform: string): boolean {
  if (/^(?:licen[cs]e|notice|copying)/i.test(file)) return true;
  if (UNUSED_FOLDERS.test(file) || UNUSED_FILES.test(`/${file}`)) return false;
  const native = NATIVE.exec(file)?.groups?.platform;
  return native === undefined || native === platform;
}
