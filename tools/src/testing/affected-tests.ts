import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units.ts';
import { readImportGraph } from './import-graph.ts';
import { featureLists, featureOf, hasEffect, isSpec, scopeOf } from './scope.ts';

const TEST = /\.test\.tsx?$/;
/** Workspaces whose tests read or build the others, which no import shows. */
const READS_ALL = /^(?:tools|kit|bench)\//;
/** Files that are found by their folder: migrations, and the style sheets of the looks. */
const FOUND_BY_FOLDER = /^(?:server\/src\/platform\/database\/migrations|remote-public\/src\/looks)\//;
/** What a test contains that reads files of the repository. */
const READS_REPOSITORY = /\b(?:import\.meta\.dirname|__dirname)\b/;

/**
 * Returns the tests that these files can break, as paths from the root of the repository: those that import a changed file,
 * and those of the features that have or import one. A test of another feature that imports it only through a list of all
 * features is not among them; what reads the repository always is. Returns null for all tests: a changed file is unknown,
 * or no import shows who uses it.
 */
export function affectedTests(changed: readonly string[] | null): ReadonlySet<string> | null {
  const effective = changed?.filter((file) => hasEffect(file) && !isSpec(file)) ?? [];
  if (!changed || effective.some((file) => READS_ALL.test(file) || FOUND_BY_FOLDER.test(file))) return null;
  const graph = readImportGraph();
  if (effective.some((file) => !graph.files.includes(file))) return null;
  const direct = graph.importersOf(changed, featureLists);
  const all = graph.importersOf(changed);
  const importing = Array.from(direct).filter((file) => !TEST.test(file));
  const features = new Set([...scopeOf(changed).features, ...importing.flatMap((file) => featureOf(file) ?? [])]);
  const canFail = (test: string): boolean => {
    if (READS_ALL.test(test) || direct.has(test)) return true;
    const feature = featureOf(test);
    if (feature === undefined ? all.has(test) : features.has(feature)) return true;
    return READS_REPOSITORY.test(readFileSync(join(root, test), 'utf8'));
  };
  return new Set(graph.files.filter((file) => TEST.test(file) && canFail(file)));
}
