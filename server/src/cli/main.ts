import { ConfigError } from '../config-schema.ts';
import { CommandError, type Command } from './command.ts';
import { publishTokenCommand } from './publish-token.command.ts';
import { userCommand } from './user.command.ts';

/** Each word after `npm run vitrin --`, and what it does. */
const commands: readonly Command[] = [userCommand, publishTokenCommand];

const [name, ...words] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);

if (command) await run(command, words);
else {
  console.log(help());
  process.exitCode = name === undefined || name === 'help' ? 0 : 1;
}

async function run(chosen: Command, rest: readonly string[]): Promise<void> {
  try {
    await chosen.run(rest);
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function help(): string {
  const lines = commands.flatMap(({ usage }) => usage).map(([form, meaning]) => `  ${form.padEnd(46)} ${meaning}`);
  return ['Kullanım: npm run vitrin -- <komut>', '', ...lines].join('\n');
}
