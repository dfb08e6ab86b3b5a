import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { clientBundle } from '../../../webpack.common.ts';
import { root } from '../site.ts';

const shell = path.join(root, 'shell');
const remote = path.join(root, 'remote-public');

/**
 * Builds the shell and the public remote as one plain bundle without federation: same sources, settings and lazy pages.
 */
export async function buildPlain(folder: string): Promise<void> {
  const federated = clientBundle({ unit: 'shell', directory: shell });
  await run({
    ...federated,
    name: 'plain',
    cache: false,
    entry: { shell: './src/index.ts' },
    output: { ...federated.output, path: folder },
    module: {
      rules: [
        ...rulesOf(federated).filter((rule) => !isForStyles(rule)),
        stylesOf('shell', shell),
        stylesOf('remote_public', remote),
      ],
    },
    plugins: [
      ...(federated.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]federation[\\/]load-remote\.ts$/,
        path.join(import.meta.dirname, 'plain-remote.ts'),
      ),
    ],
  });
}

const rulesOf = ({ module }: Configuration) => (module?.rules ?? []) as RuleSetRule[];
const isForStyles = ({ test }: RuleSetRule) => test instanceof RegExp && test.test('.css');

/**
 * CSS class names are derived from the unit's name and folder: they must match the class names in the server-rendered
 * HTML.
 */
function stylesOf(unit: 'shell' | 'remote_public', directory: string): RuleSetRule {
  const rule = rulesOf(clientBundle({ unit, directory })).find(isForStyles);
  if (!rule) throw new Error('The common webpack configuration has no rule for styles');
  const [extract, css] = rule.use as [string, { loader: string; options: { modules: object } }];
  const modules = { ...css.options.modules, localIdentContext: directory };
  const loader = { ...css, options: { ...css.options, modules } };
  // Shared styles contain no generated class names, so either of the two rules may process them.
  const where = unit === 'shell' ? { exclude: [remote] } : { include: [remote] };
  return { ...rule, ...where, use: [extract, loader] };
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() !== false) reject(new Error(stats?.toString('errors-warnings')));
        else resolve();
      });
    });
  });
}
