import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyModule } from './new-module/copy-module.ts';
import { nameModule, type NamedModule } from './new-module/name-module.ts';
import { registerModule } from './new-module/register-module.ts';
import { NamingError, runGenerator } from '../../kit/src/new/naming.ts';
import { root } from './units.ts';

/**
 * `npm run new-module -- sertifikalar "Sertifika" ["Sertifikalar"]`: creates a module with a table, an API, a list and
 * a form in the panel, a public page and their tests, ready to run.
 */
function newModule(): void {
  const [name, label, plural] = process.argv.slice(2);
  const module = nameModule(name, label, plural);
  const folder = `server/src/modules/${module.name}`;
  if (existsSync(path.join(root, folder))) throw new NamingError(`${folder} klasörü zaten var; üzerine yazılmaz.`);
  const own = copyModule(root, module);
  const lists = registerModule(root, module);
  run('oxfmt', ...own, ...lists);
  for (const script of ['row-types', 'response-schemas', 'api:update'])
    execFileSync('npm', ['run', '--silent', script], options);
  console.log(nextSteps(module));
}

const options: ExecFileSyncOptions = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };

function run(tool: string, ...args: string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin', tool), args, options);
}

function nextSteps({ name, plural }: NamedModule): string {
  return `${plural} hazır: sitede /${name}, panelde /admin/${name}.

  npm start       ilk açılışta tablosunu kurar
  npm test        kendi testleriyle birlikte

Sırada: alanlarını uyarlayın (önce shared-contracts/src/modules/${name}.ts ile geçiş dosyası), sitede ona götüren bir
bağlantı koyun, sayfanın başlığını öteki dillere çevirin. Ayrıntılar: CONTRIBUTING.md`;
}

runGenerator(newModule);
