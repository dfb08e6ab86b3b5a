/** What a change can break, as far as its file names say. */
export interface Scope {
  /** Code that every feature uses has changed, or it is not known what has. */
  isEverything: boolean;
  /** Names of the changed features: folders of remotes, modules of the server, contracts. */
  features: ReadonlySet<string>;
  /** Names of the changed files in e2e/specs, without `.spec.ts`. */
  specs: ReadonlySet<string>;
  /** Whether SQL has changed, which the two databases may understand differently. */
  hasSql: boolean;
}

export const everything: Scope = { isEverything: true, features: new Set(), specs: new Set(), hasSql: true };

/** Files that no running part of the product reads; their own tests always run. */
const WITHOUT_EFFECT =
  /\.md$|^docs\/|^bench\/|^e2e\/(?:drills|browsers)\/|\.test\.tsx?$|\.test-d\.ts$|^CODEOWNERS$|^\.git|^tools\/recorded-run\.json$/;
const FEATURE = /^(?:remote-[a-z-]+\/src\/features|server\/src\/modules|shared-contracts\/src\/modules)\/([a-z-]+)[./]/;
const SPEC = /^e2e\/specs\/([a-z-]+)\.spec\.ts$/;
const SQL = /\.repository\.ts$|^server\/src\/(?:platform\/database|content)\//;

/** Returns what the changed files can break; null stands for files that are not known. */
export function scopeOf(files: readonly string[] | null): Scope {
  if (!files) return everything;
  const effective = files.filter((file) => !WITHOUT_EFFECT.test(file));
  return {
    isEverything: effective.some((file) => !FEATURE.test(file) && !SPEC.test(file)),
    features: namesIn(effective, FEATURE),
    specs: namesIn(effective, SPEC),
    hasSql: effective.some((file) => SQL.test(file)),
  };
}

function namesIn(files: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []));
}
