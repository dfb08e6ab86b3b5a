import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { figureTable, isWithinLimits, type Drill } from './fixtures/drill.ts';

const folder = join(import.meta.dirname, 'drills');
const names = (await readdir(folder))
  .flatMap((file) => /^(?<name>[a-z-]+)\.ts$/.exec(file)?.groups?.name ?? [])
  .toSorted();

const [name, ...args] = process.argv.slice(2);
if (name === undefined) await listDrills();
else if (names.includes(name)) await runDrill(name, args);
else {
  console.error(`Unknown drill ${name}. Available: ${names.join(', ')}`);
  process.exitCode = 2;
}

async function load(name: string): Promise<Drill> {
  const { drill } = (await import(join(folder, `${name}.ts`))) as { drill: Drill };
  return drill;
}

async function listDrills(): Promise<void> {
  console.log('npm run drill -- <name> [options]\n');
  for (const name of names) console.log(`  ${name.padEnd(20)} ${(await load(name)).summary}`);
}

async function runDrill(name: string, args: readonly string[]): Promise<void> {
  const { summary, run } = await load(name);
  console.log(`${name}: ${summary}\n`);
  const figures = await run(args);
  console.log(figureTable(figures));
  // Exits explicitly, because a drill may leave sockets open that the server never answers.
  process.exit(figures.length > 0 && figures.every(isWithinLimits) ? 0 : 1);
}
