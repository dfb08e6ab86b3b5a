import { canarySchema, promoteSchema, rollbackSchema } from 'shared-contracts/release-management';
import { recordEvent } from '../platform/database/security-events.ts';
import { requireUnit } from '../modules/releases/units.service.ts';
import { readPointer } from '../modules/releases/pointers.repository.ts';
import { promotion, trial, wayBack, type Decision, type Swap } from '../modules/releases/promote.service.ts';
import type { Services } from '../services.ts';
import { commandActor, commandLine, withServices, type Command } from './command.ts';
import { checkedInput, readWords, requireForm } from './words.ts';

const DEFAULT_REASON = 'Komut satırından';
const REASON_OPTION = '[--reason "<neden>"]';

export const promoteCommand: Command = {
  name: 'promote',
  usage: [[`promote <birim> <sürüm> ${REASON_OPTION}`, 'Saklanan bir sürümü canlıya alır']],
  async run(words) {
    const { given, options } = readWords(words, ['reason']);
    const [name = '', id = ''] = given;
    requireForm(this, given.length === 2);
    await decide(name, async (services, known) => {
      const decision = { ...known, ...checkedInput(promoteSchema, { ...known, id, reason: reasonIn(options) }) };
      const swap = await promotion(services, decision);
      return { swap, field: 'live', words: (now) => `${known.unit}: ${now ?? ''} canlıda.` };
    });
  },
};

export const rollbackCommand: Command = {
  name: 'rollback',
  usage: [[`rollback <birim> ${REASON_OPTION}`, 'Canlıda olmuş son sağlam sürüme döner']],
  async run(words) {
    const { given, options } = readWords(words, ['reason']);
    const [name = ''] = given;
    requireForm(this, given.length === 1);
    await decide(name, async (services, known) => {
      const decision = { ...known, ...checkedInput(rollbackSchema, { ...known, reason: reasonIn(options) }) };
      const swap = await wayBack(services, decision);
      return { swap, field: 'live', words: (now) => `${known.unit}: ${now ?? ''} sürümüne geri dönüldü.` };
    });
  },
};

export const canaryCommand: Command = {
  name: 'canary',
  usage: [
    [`canary <birim> <sürüm> <yüzde> ${REASON_OPTION}`, 'Sürümü ziyaretçilerin bir bölümüne gösterir'],
    [`canary <birim> end ${REASON_OPTION}`, 'Adayı kaldırır'],
  ],
  async run(words) {
    const { given, options } = readWords(words, ['reason']);
    const [name = '', word = '', percent] = given;
    const id = word === 'end' ? null : word;
    requireForm(this, given.length === (id === null ? 2 : 3));
    await decide(name, async (services, known) => {
      const typed = { ...known, id, reason: reasonIn(options), ...(percent !== undefined && { percent }) };
      const input = checkedInput(canarySchema, typed);
      const swap = await trial(services, { ...known, ...input });
      const told = (now: string | null) => (now === null ? 'aday kaldırıldı' : `${now} adayı %${input.percent}`);
      return { swap, field: 'candidate', words: (now) => `${known.unit}: ${told(now)}.` };
    });
  },
};

function reasonIn({ reason }: { reason?: string }): string {
  return reason ?? DEFAULT_REASON;
}

interface Prepared {
  swap: Swap<string | null>;
  field: 'live' | 'candidate';
  words: (now: string | null) => string;
}

/** What stands now is what is decided about; whoever is faster by a moment wins, and the command says so. */
async function decide(
  name: string,
  prepare: (services: Services, known: Omit<Decision, 'reason'>) => Promise<Prepared>,
): Promise<void> {
  await withServices(async (services) => {
    const { unit } = await requireUnit(services.db, name);
    const expected = (await readPointer(services.db, unit))?.live ?? null;
    const { swap, field, words } = await prepare(services, { unit, expected, actor: commandActor });
    const now = await services.db.transaction().execute(async (trx) => {
      const id = await swap(trx);
      const about = { entity: 'release', title: id === null ? unit : `${unit} ${id}`, fields: [field] };
      await recordEvent(trx, commandLine, { operation: 'update', result: 'done', actor: null, ...about });
      return id;
    });
    console.log(words(now));
    console.log('Çalışan sunucu bir saniye içinde uygular.');
  });
}
