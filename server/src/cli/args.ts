import { parseArgs as parse } from 'node:util';
import { validate } from '@vitrin/shared-contracts/validation';
import type { Schema } from 'yup';
import { CommandError, type Command } from './command.ts';

export interface Args<Option extends string, Flag extends string = never> {
  /** Arguments without an option name, in order. */
  positionals: string[];
  options: Partial<Record<Option, string>>;
  /** Options without a value that were given. */
  flags: ReadonlySet<Flag>;
}

/** Parses the arguments of a command: `--name value` is an option, `--flag` one without a value, everything else is positional. */
export function parseArgs<Option extends string = never, Flag extends string = never>(
  args: readonly string[],
  names: readonly Option[] = [],
  flagNames: readonly Flag[] = [],
): Args<Option, Flag> {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...flagNames.map((name) => [name, { type: 'boolean' as const }]),
  ]) as Record<string, { type: 'string' | 'boolean' }>;
  try {
    const { values, positionals } = parse({ args: [...args], options, allowPositionals: true });
    const flags = new Set(flagNames.filter((name) => values[name] === true));
    return { positionals, options: values as Args<Option>['options'], flags };
  } catch {
    const known = [...names.map((name) => `--${name} <değer>`), ...flagNames.map((name) => `--${name}`)].join(', ');
    throw new CommandError(
      known === '' ? 'Bu komut seçenek almaz.' : `Seçenek anlaşılamadı. Kullanılabilenler: ${known}`,
    );
  }
}

/** Throws the usage text if the arguments are not in the command's help. */
export function requireUsage({ usage }: Pick<Command, 'usage'>, isKnown: boolean): asserts isKnown {
  if (!isKnown) throw new CommandError(['Kullanım:', ...usage.map(([form]) => `  ${form}`)].join('\n'));
}

const labels: Readonly<Record<string, string>> = {
  remote: 'Birim',
  id: 'Sürüm',
  percent: 'Yüzde',
  reason: 'Neden',
  name: 'Ad',
  days: 'Gün',
  releases_per_day: 'Günde sürüm',
  kept_megabytes: 'MB',
  segment: 'Bölüm',
  title: 'Başlık',
  redirect: 'Yönlendirme',
  issuer: 'Kimlik sağlayıcı',
  repository_id: 'Deponun numarası',
  owner_id: 'Sahibinin numarası',
  workflow: 'İş akışı',
  ref: 'Dal ya da etiket',
  environment: 'Ortam',
  may_promote: 'Canlıya alma yetkisi',
  keep_days: 'Gün',
  owner: 'Ekip',
  note: 'Not',
  tags: 'Etiketler',
  contact: 'İletişim',
};

/** Validates typed values with the same schema as the panel's form. Throws with one line for each invalid field. */
export function validatedInput<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (!result.errors) return result.value;
  const wrong = Object.entries(result.errors).map(([field, message]) => `${labels[field] ?? field}: ${message}`);
  throw new CommandError(wrong.join('\n'));
}
