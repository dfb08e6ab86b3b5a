import { productCurrencies, type ProductCurrency } from '@vitrin/shared-contracts/records/catalogue-records';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import {
  allImports,
  importSite,
  ImportError,
  undoImport,
  type ImportReport,
  type ReportedItem,
} from '../modules/site-import/site-import.service.ts';
import { runCommand } from '../modules/site-import/jobs/command-import.service.ts';
import { storageFault } from '../platform/files/storage-error.ts';
import { limitHeapGrowthNow } from '../platform/memory/heap-growth.ts';
import type { Services } from '../services.ts';
import { parseArgs, requireUsage } from './args.ts';
import { commandContext, CommandError, withServices, type Command } from './command.ts';
import { formatColumns, shownTime } from './columns.ts';

/** Imports another site, lists the imports, or takes one back. */
export const importCommand: Command = {
  name: 'import',
  usage: [
    [
      'import <dosya…> --dry-run',
      'WordPress (WXR), Ghost (JSON), Markdown dosyalarından ya da export arşivinden ne geleceğini yazar',
    ],
    [
      'import <dosya…> [--uploads <klasör>] [--from <adres>]',
      'İçe aktarır; görseller uploads klasöründen ya da eski siteden alınır',
    ],
    ['import <dosya…> --currency <EUR|USD|GBP>', 'Mağaza fiyatlarının para birimi; dosya söylemez, yoksa TL sayılır'],
    [
      'import <arşiv.zip> --settings archive',
      'Burada düzenlenmiş ayarların, menülerin ve sabit sayfaların yerine arşivdekileri alır; yoksa buradakiler kalır',
    ],
    ['import <dosya…> --json <dosya>', 'Raporu ayrıca JSON olarak yazar'],
    ['import list', 'Yapılan aktarımları listeler'],
    ['import undo <no>', 'Bir aktarımı bütünüyle geri alır'],
  ],
  async run(args) {
    const { positionals, options, flags } = parseArgs(
      args,
      ['uploads', 'from', 'json', 'settings', 'currency'],
      ['dry-run'],
    );
    const [first, second] = positionals;
    requireUsage(this, first !== undefined);
    if (first === 'list') return withServices(list);
    if (first === 'undo') return withServices((services) => undo(services, Number(second)));
    const request = {
      paths: positionals,
      isDryRun: flags.has('dry-run'),
      uploads: options.uploads ?? null,
      from: addressOf(options.from),
      takesSettings: takesSettings(options.settings),
      currency: currencyOf(options.currency),
    };
    return withServices((services) => runImport(services, request, options.json ?? null));
  },
};

function addressOf(from: string | undefined): string | null {
  if (from === undefined) return null;
  const url = URL.parse(from.includes('://') ? from : `https://${from}`);
  if (!url || !/^https?:$/.test(url.protocol)) throw new CommandError(`--from: “${from}” bir site adresi değil.`);
  return url.href;
}

function takesSettings(choice: string | undefined): boolean {
  if (choice !== undefined && choice !== 'archive')
    throw new CommandError('--settings: yalnızca “archive” yazılabilir.');
  return choice === 'archive';
}

function currencyOf(code: string | undefined): ProductCurrency | null {
  if (code === undefined) return null;
  const found = productCurrencies.find((each) => each === code.toUpperCase());
  if (!found) throw new CommandError(`--currency: ${productCurrencies.join(', ')} birinden biri olmalı.`);
  return found;
}

type Request = Omit<Parameters<typeof importSite>[2], 'allowsPrivate' | 'isStopped' | 'onProgress'>;

/** Ctrl+C stops after the item that is being written; the same command goes on from there. A trial changes nothing and waits for no other import. */
async function runImport(services: Services, request: Request, json: string | null): Promise<void> {
  limitHeapGrowthNow();
  let isAsked = false;
  const stop = () => (isAsked = true);
  process.on('SIGINT', stop);
  const work = async (isStopped: () => boolean) => {
    const report = await importSite(services, commandContext, { ...request, onProgress: progress(), isStopped });
    await printReport(report, json);
    await report.close();
  };
  const isStopped = () => isAsked;
  try {
    await (request.isDryRun
      ? work(isStopped)
      : runCommand(services, { context: commandContext, step: 'import', isStopped }, work));
  } catch (error) {
    throw shownError(error);
  } finally {
    process.off('SIGINT', stop);
  }
}

/** Returns an error that the user can fix as one of the command. */
function shownError(error: unknown): unknown {
  if (error instanceof ImportError) return new CommandError(error.message);
  if (storageFault(error) !== 'full') return error;
  return new CommandError('Sunucunun diski doldu. Yer açıp aynı komutu yineleyin; kaldığı yerden sürer.');
}

const PROGRESS_STEP = 100;
const progressTexts = { read: 'öğe okundu', write: 'öğe işlendi' } as const;

function progress() {
  return ({ step, done }: { step: 'read' | 'write'; done: number }) => {
    if (done % PROGRESS_STEP === 0) console.log(`${done} ${progressTexts[step]}…`);
  };
}

type Labels = Readonly<Record<string, string>>;

const typeLabels: Labels = {
  author: 'yazar',
  term: 'kategori',
  file: 'dosya',
  post: 'makale',
  page: 'sayfa',
  product: 'ürün',
  'menu-entry': 'menü girdisi',
  language: 'dil',
  picture: 'görsel',
  download: 'dosya',
  record: 'kayıt',
  copy: 'taslak',
  schedule: 'zamanlanan yayın',
  left: 'diğer',
};
const stateLabels: Readonly<Record<string, string>> = {
  created: 'eklendi',
  updated: 'güncellendi',
  unchanged: 'aynı',
  left: 'alınmadı',
  pending: 'bekliyor',
};
const plannedLabels: Readonly<Record<string, string>> = {
  ...stateLabels,
  created: 'eklenecek',
  updated: 'güncellenecek',
};

/** Prints a line for each item that is not taken as it is, and the sums; the JSON has every item. */
async function printReport(report: ImportReport, json: string | null): Promise<void> {
  const labels = report.isDryRun ? plannedLabels : stateLabels;
  const file = json === null ? null : createWriteStream(json);
  file?.write('[');
  let separator = '';
  for await (const item of report.items) {
    if (file && !file.write(`${separator}\n${JSON.stringify(item)}`)) await once(file, 'drain');
    separator = ',';
    if (item.notes.length > 0) console.log(itemText(item, labels));
  }
  if (file) await once(file.end('\n]\n'), 'finish');
  printSums(report, labels);
}

function printSums({ counts, source, isDryRun, state, id, filesToFetch }: ImportReport, labels: Labels): void {
  const shown = counts.filter(({ type }) => type in typeLabels);
  console.log(`\nKaynak: ${source}`);
  console.log(
    formatColumns(shown.map((row) => [typeLabels[row.type] ?? '', labels[row.state] ?? '', String(row.count)])),
  );
  if (filesToFetch > 0)
    console.log(
      `Eski siteden indirilecek dosya: ${filesToFetch}. Denemede indirilmez; alınamayanlar içe aktarmanın raporunda yer alır.`,
    );
  if (isDryRun) console.log('Deneme: siteye hiçbir şey yazılmadı.');
  else if (state === 'stopped') console.log(STOPPED);
  else console.log(`Tamamlandı. Bütünüyle geri almak için: import undo ${id}`);
}

const STOPPED = 'Durduruldu. Aynı komut kaldığı yerden sürdürür.';

function itemText(
  { type, title, id, place, state, notes }: ReportedItem,
  labels: Readonly<Record<string, string>>,
): string {
  const head = `${typeLabels[type] ?? type} “${title.replaceAll(/<[^<>]*>/g, '') || id}” (${place}): ${labels[state] ?? state}`;
  return [head, ...notes.map(({ what, reason }) => `  - ${what}: ${reason}`)].join('\n');
}

const importStates: Readonly<Record<string, string>> = {
  reading: 'yarım',
  running: 'yarım',
  done: 'tamam',
  stopped: 'durduruldu',
  undone: 'geri alındı',
};

async function list(services: Services): Promise<void> {
  const rows = await allImports(services);
  if (rows.length === 0) console.log('Hiç aktarım yapılmamış.');
  else
    console.log(
      formatColumns(
        rows.map((row) => [
          String(row.id),
          row.source,
          shownTime(row.started_at),
          importStates[row.state] ?? row.state,
        ]),
      ),
    );
}

async function undo(services: Services, id: number): Promise<void> {
  const undoing = { context: commandContext, step: 'undo', isStopped: () => false } as const;
  const { undone, kept, state } = await runCommand(services, undoing, (isStopped) =>
    undoImport(services, commandContext, id, { isStopped }),
  ).catch((error: unknown) => {
    throw shownError(error);
  });
  for (const { what, reason } of kept) console.log(`${what}: ${reason}`);
  console.log(`Geri alınan değişiklik: ${undone}, yerinde kalan: ${kept.length}`);
  if (state === 'stopped') console.log(STOPPED);
}
