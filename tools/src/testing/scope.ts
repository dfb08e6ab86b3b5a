import { readImportGraph } from './import-graph.ts';

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

/** Files that neither a running part of the product nor a test reads, and tests themselves. */
const WITHOUT_EFFECT =
  /^[^/]+\.md$|^docs\/|^bench\/|^e2e\/(?:drills|browsers)\/|\.test\.tsx?$|\.test-d\.ts$|^CODEOWNERS$|^\.git|^tools\/recorded-run\.json$/;
const FEATURE = /^(?:remote-[a-z-]+\/src\/features|server\/src\/modules|shared-contracts\/src\/modules)\/([a-z-]+)[./]/;
/** Calls and records. */
const CONTRACT = /^shared-contracts\/src\/(?:api|records)\//;
/** Tests, and the demo, which fills every feature before every journey; what starts the server imports the demo alone. */
const USES_ALL = /\.test\.tsx?$|\/testing\/|^server\/src\/(?:demo\/|main\.ts$|start\.ts$)/;
const SPEC = /^e2e\/specs\/([a-z-]+)\.spec\.ts$/;
const SQL = /\.repository\.ts$|^server\/src\/(?:platform\/database|content)\//;

/** Lists of all features or kinds of records. What imports a feature only through one of them does not use it. */
export const featureLists: ReadonlySet<string> = new Set([
  'remote-admin/src/features/index.ts',
  'server/src/modules/index.ts',
  'server/src/modules/response-schemas.ts',
  'shared-contracts/src/records/record-definitions.ts',
]);

/** Whether a change of this file can break more than the file. */
export const hasEffect = (file: string): boolean => !WITHOUT_EFFECT.test(file);

/** Whether this is the file of a journey, which no other test reads. */
export const isSpec = (file: string): boolean => SPEC.test(file);

/** Returns the feature whose folder a file is in. */
export const featureOf = (file: string): string | undefined => FEATURE.exec(file)?.[1];

/** Returns what the changed files can break; null stands for files that are not known. */
export function scopeOf(files: readonly string[] | null): Scope {
  if (!files) return everything;
  const effective = files.filter(hasEffect);
  const features = effective.filter((file) => !isSpec(file)).map(featuresOf);
  return {
    isEverything: features.includes(null),
    features: new Set(features.flatMap((names) => names ?? [])),
    specs: new Set(effective.flatMap((file) => SPEC.exec(file)?.[1] ?? [])),
    hasSql: effective.some((file) => SQL.test(file)),
  };
}

/** Returns the features that a file belongs to; null if others use it too. A contract belongs to the features that import it. */
function featuresOf(file: string): readonly string[] | null {
  const own = featureOf(file);
  if (own !== undefined) return [own];
  if (!CONTRACT.test(file)) return null;
  const importers = Array.from(readImportGraph().importersOf([file], featureLists));
  const users = importers.filter((each) => !CONTRACT.test(each) && !USES_ALL.test(each)).map(featureOf);
  return users.includes(undefined) ? null : (users as readonly string[]);
}
