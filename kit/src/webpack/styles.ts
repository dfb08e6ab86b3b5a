import type { Unit } from '@vitrin/shared-contracts/releases';
import type { NormalModule, RuleSetRule } from 'webpack';
import { classNames } from './class-names.ts';

/** Names other than those of classes and animations are shared by all modules of a page. */
const SHARED_NAMES = { container: false, customIdents: false, dashedIdents: false, function: false, grid: false };

/**
 * Returns the rule for style files; `*.module.css` are CSS modules. A server bundle contains only the names of their
 * classes.
 */
export function styleRule(unit: Unit, directory: string, bundle: 'browser' | 'server'): RuleSetRule {
  const nameOf = classNames(unit, directory);
  return {
    test: /\.css$/,
    sideEffects: true,
    type: 'css/auto',
    parser: { namedExports: false, ...SHARED_NAMES },
    generator: {
      exportsOnly: bundle === 'server',
      exportsConvention: 'as-is',
      localIdentName: ({ module, local }: { module?: unknown; local?: string }) =>
        nameOf(fileOf(module as NormalModule), local ?? ''),
    },
  };
}

/** A look compiles the file of a component with a query of its own. */
function fileOf({ resource }: NormalModule): string {
  return resource.split('?', 1)[0] ?? resource;
}
