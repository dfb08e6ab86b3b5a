import { knownProblem } from '../platform/http/errors.ts';
import { errorText } from '../platform/logging/logged-error.ts';
import { startErrorMessage } from '../start-up/start-problems.ts';
import { BackupError } from '../backup/backup-error.ts';
import { archiveCommand } from './archive.command.ts';
import { backupCommand } from './backup.command.ts';
import { checkCommand } from './check.command.ts';
import { doctorCommand } from './doctor.command.ts';
import { CommandError, type Command } from './command.ts';
import { exportCommand } from './export.command.ts';
import { helpText } from './help.ts';
import { importCommand } from './import.command.ts';
import { installationCommand } from './installation.command.ts';
import { destructionCommand } from './destruction.command.ts';
import { moveDatabaseCommand } from './move-database.command.ts';
import { moveFilesCommand } from './move-files.command.ts';
import { canaryCommand, promoteCommand, rollbackCommand, twoPeopleCommand } from './promote.command.ts';
import { pipelineCommand, pipelinesCommand } from './pipeline.command.ts';
import {
  publishQuotaCommand,
  publishTokenCommand,
  publishTokensCommand,
  revokeTokenCommand,
} from './publish-token.command.ts';
import { releaseLogCommand, releasesCommand } from './releases.command.ts';
import { labelReleaseCommand, releaseLinkCommand } from './release-labels.command.ts';
import { rotateSecretCommand } from './rotate-secret.command.ts';
import { searchIndexCommand } from './search-index.command.ts';
import { restoreCommand } from './restore.command.ts';
import { handOverCommand, remoteCommand, remotesCommand } from './remote.command.ts';
import { userCommand } from './user.command.ts';

/** The commands after `npm run vitrin --` or `bin/vitrin`. */
const commands: readonly Command[] = [
  checkCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  moveDatabaseCommand,
  moveFilesCommand,
  installationCommand,
  rotateSecretCommand,
  userCommand,
  releasesCommand,
  promoteCommand,
  rollbackCommand,
  canaryCommand,
  twoPeopleCommand,
  labelReleaseCommand,
  releaseLinkCommand,
  releaseLogCommand,
  publishTokenCommand,
  publishTokensCommand,
  publishQuotaCommand,
  revokeTokenCommand,
  pipelinesCommand,
  pipelineCommand,
  remotesCommand,
  remoteCommand,
  handOverCommand,
  archiveCommand,
  destructionCommand,
  searchIndexCommand,
  importCommand,
  exportCommand,
];

const [name, ...args] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);

if (command) await run(command, args);
else {
  console.log(helpText(commands));
  process.exitCode = name === undefined || name === 'help' ? 0 : 1;
}

async function run(chosen: Command, rest: readonly string[]): Promise<void> {
  try {
    await chosen.run(rest);
  } catch (error) {
    console.error(userErrorMessage(error) ?? `Komut tamamlanamadı: ${errorText(error)}`);
    process.exitCode = 1;
  }
}

/** Returns the message of an error that the user can fix; null for everything else. */
function userErrorMessage(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof BackupError) return error.message;
  const problem = knownProblem(error);
  if (!problem) return startErrorMessage(error);
  const wrong = Object.values(problem.extras.errors ?? {});
  return wrong.length > 0 ? wrong.join('\n') : problem.message;
}
