import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { destructionKindLabels, type ClockVerdict, type DestructionState } from '@vitrin/shared-contracts/privacy';
import { confirmDate, readDestruction, restoreDeleted } from '../modules/privacy/destruction.service.ts';
import { formatColumns } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { parseArgs, requireUsage } from './args.ts';

const verdicts: Readonly<Record<ClockVerdict, string>> = {
  right: 'Sunucunun saati doğru; süresi dolan veriler günde bir silinir.',
  ahead: 'DURDU: sunucunun saati en son görülen zamandan çok ileride.',
  behind: 'DURDU: sunucunun saati en son görülen zamandan geride.',
};

/** Controls the daily destruction of personal data when the panel is not accessible. */
export const destructionCommand: Command = {
  name: 'destruction',
  usage: [
    ['destruction', 'Verilerin yok edilmesi ne durumda, neler geri alınabilir?'],
    ['destruction confirm <bugünün tarihi>', 'Sunucunun saati doğruysa yok etmeyi sürdürür (ör. 2026-11-22)'],
    [
      'destruction restore <an>',
      'Bir seferde silinenleri geri getirir; <an>, “destruction” komutunun AN sütununda yazar',
    ],
  ],
  async run(args) {
    const [action, value = '', ...rest] = parseArgs(args).positionals;
    requireUsage(this, rest.length === 0 && (action === undefined || value !== ''));
    if (action === undefined) return withServices(async ({ db }) => console.log(stateText(await readDestruction(db))));
    requireUsage(this, action === 'confirm' || action === 'restore');
    await withServices(async (services) => {
      const state =
        action === 'confirm'
          ? await confirmDate(services, commandContext, { today: value })
          : await restoreDeleted(services, commandContext, { at: value });
      console.log(stateText(state));
    });
  },
};

function stateText({ clock, now, seen, last_run, paused_until, deleted }: DestructionState): string {
  const facts = [
    ['Sunucunun saati', timeOf(now)],
    ['Bilinen son doğru zaman', timeOf(seen)],
    ['Son çalışma', timeOf(last_run)],
    ...(paused_until === null ? [] : [['Geri alma nedeniyle bekleme sonu', timeOf(paused_until)]]),
  ];
  const rows = deleted.map(({ at, kind, count, destroyed_at }) => [
    at,
    destructionKindLabels[kind],
    String(count),
    timeOf(destroyed_at),
  ]);
  const batches =
    rows.length > 0
      ? formatColumns([['AN', 'TÜR', 'ADET', 'YOK EDİLECEĞİ GÜN'], ...rows])
      : 'Geri alınabilecek veri yok.';
  return [verdicts[clock], formatColumns(facts), '', batches].join('\n');
}

function timeOf(iso: string | null): string {
  return iso === null ? '–' : exactTime(new Date(iso));
}
