import { canarySchema, promoteSchema, rollbackSchema } from '@vitrin/shared-contracts/release-management';
import { canaryEnd } from '@vitrin/shared-contracts/release-lifecycle';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { requireUnit } from '../modules/releases/remotes/units.service.ts';
import { setCanary, promote, readPointer, rollBack } from '../modules/releases/commands/release-commands.service.ts';
import { changePolicy } from '../modules/releases/commands/release-policies.service.ts';
import { lossesOf } from '../modules/releases/release-losses.service.ts';
import { openReleasePages } from '../open-release-pages.ts';
import type { Services } from '../services.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { validatedInput, parseArgs, requireUsage } from './args.ts';

const DEFAULT_REASON = 'Komut satırından';
const REASON_OPTION = '[--reason "<neden>"]';

export const promoteCommand: Command = {
  name: 'promote',
  usage: [
    [`promote <birim> <sürüm ya da etiket> ${REASON_OPTION}`, 'Saklanan bir sürümü canlıya alır'],
    [
      'promote <birim> <sürüm ya da etiket> --emergency "<neden>"',
      'İkinci kişi gereken bir birimde sürümü tek başına canlıya alır; yayın kaydında görünür',
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['reason', 'emergency']);
    const [name = '', id = ''] = positionals;
    requireUsage(this, positionals.length === 2);
    await runDecision(name, async (services, { unit, expected }) => {
      const emergency = options.emergency !== undefined;
      const reason = options.emergency ?? reasonOption(options);
      const input = validatedInput(promoteSchema, { id, expected, reason });
      return `${await promote(services, commandContext, { ...input, unit, emergency })} canlıda.`;
    });
  },
};

/** Switches the rule that another person or pipeline promotes than the publisher. */
export const twoPeopleCommand: Command = {
  name: 'two-people',
  usage: [
    ['two-people <birim> on|off', 'İkinci kişi kuralını açar ya da kapatır: bir sürümü yayınlayan, onu canlıya alamaz'],
  ],
  async run(args) {
    const { positionals } = parseArgs(args);
    const [name = '', word = ''] = positionals;
    requireUsage(this, positionals.length === 2 && (word === 'on' || word === 'off'));
    await withServices(async (services) => {
      const { unit } = await requireUnit(services.db, name);
      await changePolicy(services, commandContext, unit, { two_people: word === 'on' });
      console.log(`${unit}: canlıya almak için ikinci bir kişi ${word === 'on' ? 'gerekir' : 'gerekmez'}.`);
    });
  },
};

export const rollbackCommand: Command = {
  name: 'rollback',
  usage: [[`rollback <birim> ${REASON_OPTION}`, 'Canlıda olmuş son sağlam sürüme döner']],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['reason']);
    const [name = ''] = positionals;
    requireUsage(this, positionals.length === 1);
    await runDecision(name, async (services, { unit, expected }) => {
      const input = validatedInput(rollbackSchema, { expected, reason: reasonOption(options) });
      return `${await rollBack(services, commandContext, { ...input, unit })} sürümüne geri dönüldü.`;
    });
  },
};

export const canaryCommand: Command = {
  name: 'canary',
  usage: [
    [`canary <birim> <sürüm> <yüzde> ${REASON_OPTION}`, 'Sürümü ziyaretçilerin bir bölümüne gösterir'],
    [`canary <birim> end ${REASON_OPTION}`, 'Adayı kaldırır'],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['reason']);
    const [name = '', word = '', percent] = positionals;
    const id = word === canaryEnd ? null : word;
    requireUsage(this, positionals.length === (id === null ? 2 : 3));
    await runDecision(name, async (services, { unit, expected }) => {
      const typed = { id, expected, reason: reasonOption(options), ...(percent !== undefined && { percent }) };
      const input = validatedInput(canarySchema, typed);
      const candidate = await setCanary(services, commandContext, { ...input, unit });
      return candidate === null ? 'aday kaldırıldı.' : `${candidate} aday; ziyaretçi payı %${input.percent}.`;
    });
  },
};

function reasonOption({ reason }: { reason?: string }): string {
  return reason ?? DEFAULT_REASON;
}

interface Target {
  unit: Unit;
  /** The live release read just before; if another command changes it first, this one is rejected. */
  expected: string | null;
}

/** Prints what visitors have lost by the decision, compared with the release that was live before. */
async function printLosses(
  services: Pick<Services, 'db' | 'log' | 'releasePages'>,
  unit: Unit,
  before: string | null,
): Promise<void> {
  const pointer = await readPointer(services.db, unit);
  const id = pointer?.candidate ?? pointer?.live ?? null;
  if (before === null || id === before) return;
  for (const warning of await lossesOf(services, unit, { id, before })) console.log(`Uyarı: ${warning}`);
}

async function runDecision(
  name: string,
  command: (services: Services, target: Target) => Promise<string>,
): Promise<void> {
  await withServices(async (services) => {
    const { unit } = await requireUnit(services.db, name);
    const expected = (await readPointer(services.db, unit))?.live ?? null;
    const closePages = await openReleasePages(services);
    try {
      console.log(`${unit}: ${await command(services, { unit, expected })}`);
      console.log('Çalışan sunucu bir saniye içinde uygular.');
      await printLosses(services, unit, expected);
    } finally {
      await closePages();
    }
  });
}
