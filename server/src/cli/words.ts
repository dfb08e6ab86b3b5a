import { parseArgs } from 'node:util';
import { validate } from 'shared-contracts/validation';
import type { Schema } from 'yup';
import { CommandError, type Command } from './command.ts';

export interface Words<Option extends string> {
  /** What stands without a name, in order. */
  given: string[];
  options: Partial<Record<Option, string>>;
}

/** Takes the words of a command apart: `--name value` are options, everything else is given by its place. */
export function readWords<Option extends string = never>(
  words: readonly string[],
  names: readonly Option[] = [],
): Words<Option> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { given: positionals, options: values as Words<Option>['options'] };
  } catch {
    const known = names.map((name) => `--${name} <değer>`).join(', ');
    throw new CommandError(
      known === '' ? 'Bu komut seçenek almaz.' : `Seçenek anlaşılamadı. Kullanılabilenler: ${known}`,
    );
  }
}

/** Refuses a form of the command that its help does not have. */
export function requireForm({ usage }: Pick<Command, 'usage'>, isForm: boolean): asserts isForm {
  if (!isForm) throw new CommandError(['Kullanım:', ...usage.map(([form]) => `  ${form}`)].join('\n'));
}

const labels: Readonly<Record<string, string>> = {
  remote: 'Birim',
  id: 'Sürüm',
  percent: 'Yüzde',
  reason: 'Neden',
  name: 'Ad',
  days: 'Gün',
  segment: 'Bölüm',
  title: 'Başlık',
  redirect: 'Yönlendirme',
};

/** The typed values as the panel's own form would take them. */
export function checkedInput<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (!result.errors) return result.value;
  const wrong = Object.entries(result.errors).map(([field, message]) => `${labels[field] ?? field}: ${message}`);
  throw new CommandError(wrong.join('\n'));
}
