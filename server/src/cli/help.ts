import { program } from '../platform/program.ts';
import { formatUsage } from './columns.ts';
import type { Command } from './command.ts';

const PREVIEW = 'Bir sürümün önizlemesi oturum açmış kişiye verilir: panelde Yazılım sürümleri ekranından açılır.';

/** Returns the help: every use of every command, readable in a terminal of 100 columns. */
export function helpText(commands: readonly Pick<Command, 'usage'>[]): string {
  const start = ['start', 'Sunucuyu ön planda başlatır; Ctrl+C ya da SIGTERM ile durur'] as const;
  // In a checkout the server is started by `npm start`, which builds first.
  const own = program.start === `${program.vitrin} start` ? [start] : [];
  const uses = [...own, ...commands.flatMap(({ usage }) => usage)];
  return [`Kullanım: ${program.vitrin} <komut>`, '', formatUsage(uses), '', PREVIEW].join('\n');
}
