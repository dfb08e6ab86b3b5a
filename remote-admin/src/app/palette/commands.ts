import type { Right } from '@vitrin/shared-contracts/rights';
import { modules } from '../../features/index.ts';
import type { DraftForm } from '../../editing/drafts/draft-form.ts';
import type { PaletteCommand, PanelModule, PanelScreen } from '../../editing/panel-module.ts';
import { matchesWords } from './matches-words.ts';
import { palettes } from './palettes.ts';
import type { SearchResult } from './record-search.ts';

const MAX_COMMANDS = 6;
/** Other words for what all commands of a kind do. */
const creationWords = 'ekle oluştur yaz';
const changeWords = 'değiştir düzenle güncelle ayarla ayar';

/** A command with the screen on which it starts. */
export interface ListedCommand extends PaletteCommand {
  description?: string;
}

/** All commands: a new record for each form that has one, then the settings that the modules name. */
export const commands: Promise<readonly ListedCommand[]> = listCommands();

async function listCommands(): Promise<readonly ListedCommand[]> {
  const settings = (await palettes).flatMap(({ commands: named = [] }) => named);
  return [
    ...creationCommands(modules),
    ...settings.map((command) => ({ ...command, words: `${changeWords} ${command.words ?? ''}` })),
  ];
}

/** Returns a command for each form that creates a record. */
function creationCommands(all: readonly PanelModule[]): ListedCommand[] {
  return all.flatMap(({ drafts = {}, routes }) =>
    Object.values(drafts).flatMap((form) => creationCommand(form, routes)),
  );
}

function creationCommand({ label, right, insert }: DraftForm, routes: readonly PanelScreen[]): ListedCommand[] {
  if (!insert) return [];
  const [path = '', query] = insert.split('?');
  // A dialog says over which list it opens: both inboxes have labels.
  const list = query === undefined ? undefined : routes.find((route) => route.path === path)?.title;
  const command = { label: `Yeni ${lowerFirst(label)}`, words: creationWords, to: insert, right };
  return [list === undefined ? command : { ...command, description: list }];
}

/** 'Makale' → 'makale'; abbreviations such as 'API' stay. */
function lowerFirst(label: string): string {
  const [first = '', second = ''] = label;
  const isAbbreviation = second !== second.toLocaleLowerCase('tr');
  return isAbbreviation ? label : first.toLocaleLowerCase('tr') + label.slice(first.length);
}

/** Returns the commands with the typed words that the user may use, those that are called so first. */
export function findCommands(all: readonly ListedCommand[], typed: string, rights: ReadonlySet<Right>): SearchResult[] {
  if (typed.trim() === '') return [];
  const allowed = all.filter(({ right }) => rights.has(right));
  const called = allowed.filter(({ label }) => matchesWords(label, typed));
  const others = allowed.filter(({ label, words = '' }) => matchesWords(`${label} ${words}`, typed));
  return [...new Set([...called, ...others])].slice(0, MAX_COMMANDS).map(({ label, description, to }) => ({
    group: 'Komutlar',
    id: `${label} ${to}`,
    label,
    to,
    ...(description !== undefined && { description }),
  }));
}
