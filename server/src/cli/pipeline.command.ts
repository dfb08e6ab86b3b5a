import { pipelineProviderLabels, pipelineSchema, publicIssuers } from '@vitrin/shared-contracts/release-pipelines';
import { createPipeline, listPipelines, removePipeline } from '../modules/releases/pipelines/pipelines.service.ts';
import { formatColumns, shownTime } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { validatedInput, parseArgs, requireUsage } from './args.ts';

const optionNames = [
  'name',
  'issuer',
  'repository-id',
  'owner-id',
  'workflow',
  'ref',
  'environment',
  'may-promote',
] as const;

/** Manages the pipelines that publish without a stored secret. */
export const pipelineCommand: Command = {
  name: 'pipeline',
  usage: [
    [
      'pipeline add <birim> github|gitlab --repository-id <no> --owner-id <no> --workflow <dosya> --ref <dal> [--name "<ad>"] [--issuer <adres>] [--environment <ortam>] [--may-promote true]',
      'Bir yayın hattını tanıtır: işleri gizli metin olmadan bu birimi yayınlar',
    ],
    ['pipeline remove <no>', 'Yayın hattına güvenmeyi hemen bırakır; yayınladığı sürümler kalır'],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, optionNames);
    const [action, first = '', provider = ''] = positionals;
    if (action === 'remove') {
      requireUsage(this, positionals.length === 2 && /^\d+$/.test(first));
      return remove(Number(first));
    }
    requireUsage(this, action === 'add' && positionals.length === 3 && Object.hasOwn(publicIssuers, provider));
    const input = validatedInput(pipelineSchema, { ...inputOf(options, provider), remote: first, provider });
    await withServices(async (services) => {
      const { id, remote, name } = await createPipeline(services, commandContext, input);
      console.log(`${remote}: ${name} tanıtıldı (no ${id}).`);
    });
  },
};

function inputOf(options: Partial<Record<(typeof optionNames)[number], string>>, provider: string): object {
  const named = Object.entries(options).map(([name, value]) => [name.replace('-', '_'), value]);
  const defaults = { name: 'Komut satırı', issuer: publicIssuers[provider as keyof typeof publicIssuers] };
  return { ...defaults, ...Object.fromEntries(named) };
}

async function remove(id: number): Promise<void> {
  await withServices(async (services) => {
    const { remote, name } = await removePipeline(services, commandContext, id);
    console.log(`${remote}: ${name} artık yayınlayamaz.`);
  });
}

export const pipelinesCommand: Command = {
  name: 'pipelines',
  usage: [['pipelines', 'Tanıtılmış yayın hatlarını sıralar']],
  async run(args) {
    requireUsage(this, parseArgs(args).positionals.length === 0);
    await withServices(async ({ db }) => {
      const rows = await listPipelines(db);
      if (rows.length === 0) return console.log('Tanıtılmış yayın hattı yok.');
      const lines = rows.map((row) => [
        String(row.id),
        row.remote,
        row.name,
        pipelineProviderLabels[row.provider],
        `${row.repository_id} (${row.owner_id})`,
        `${row.workflow} ${row.ref}`,
        row.may_promote ? 'yükler, canlıya alır' : 'yükler',
        row.last_used_at === null ? 'hiç' : shownTime(row.last_used_at),
      ]);
      const heads = ['NO', 'BİRİM', 'AD', 'PLATFORM', 'DEPO (SAHİBİ)', 'İŞ AKIŞI', 'YETKİ', 'SON KULLANIM'];
      console.log(formatColumns([heads, ...lines]));
    });
  },
};
