import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../units.ts';

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
/** Calls and records; those of one feature are named after it, in the singular or the plural. */
const CONTRACT = /^shared-contracts\/src\/(?:api|records)\/([a-z-]+)\./;
/** Contracts that the whole product uses, although a feature has their name. */
const OF_ALL: ReadonlySet<string> = new Set([
  'auth',
  'branding',
  'contact-information',
  'drafts',
  'history',
  'languages',
  'links',
  'media',
  'menus',
  'publication',
  'releases',
  'search',
  'trash',
  'users',
]);
const SPEC = /^e2e\/specs\/([a-z-]+)\.spec\.ts$/;
const SQL = /\.repository\.ts$|^server\/src\/(?:platform\/database|content)\//;

/** Folders of the features in server and remotes. */
const featureNames: ReadonlySet<string> = new Set(
  globSync(['server/src/modules/*/', 'remote-*/src/features/*/'], { cwd: root }).map((folder) => basename(folder)),
);

/** Whether a change of this file can break more than the file. */
export const hasEffect = (file: string): boolean => !WITHOUT_EFFECT.test(file);

/** Whether this is the file of a journey, which no other test reads. */
export const isSpec = (file: string): boolean => SPEC.test(file);

/** Returns what the changed files can break; null stands for files that are not known. */
export function scopeOf(files: readonly string[] | null): Scope {
  if (!files) return everything;
  const effective = files.filter(hasEffect);
  return {
    isEverything: effective.some((file) => featuresOf(file).length === 0 && !isSpec(file)),
    features: new Set(effective.flatMap(featuresOf)),
    specs: new Set(effective.flatMap((file) => SPEC.exec(file)?.[1] ?? [])),
    hasSql: effective.some((file) => SQL.test(file)),
  };
}

/** Returns the features that a file belongs to; more than one when server and remotes name theirs differently. */
function featuresOf(file: string): string[] {
  const [, folder] = FEATURE.exec(file) ?? [];
  if (folder !== undefined) return [folder];
  const [, contract = ''] = CONTRACT.exec(file) ?? [];
  return OF_ALL.has(contract) ? [] : [contract, `${contract}s`].filter((name) => featureNames.has(name));
}
