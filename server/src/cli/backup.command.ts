import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backupFileName } from '../backup/backup-file-name.ts';
import { createBackup } from '../backup/create-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { loadConfig, readSettings } from '../config/config.ts';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import type { Manifest } from '../backup/archive/manifest.ts';
import { parseArgs, requireUsage } from './args.ts';
import { CommandError, requireSite, type Command } from './command.ts';

/** Makes and checks backups; the server may run meanwhile. */
export const backupCommand: Command = {
  name: 'backup',
  usage: [
    ['backup --to <dosya ya da klasör> [--recipient <age1…>]', 'Sitenin tamamını tek dosyaya yedekler'],
    ['backup --verify <dosya> [--key <anahtar dosyası>]', 'Yedeğin sağlam ve eksiksiz olduğunu denetler'],
    ['backup --new-key <anahtar dosyası>', 'Yedekleri şifrelemek için anahtar çifti üretir'],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['to', 'recipient', 'verify', 'key', 'new-key']);
    requireUsage(this, positionals.length === 0);
    if (options.to !== undefined) return backUp(options.to, options.recipient);
    if (options.verify !== undefined) return verify(options.verify, options.key);
    requireUsage(this, options['new-key'] !== undefined);
    await writeKey(options['new-key']);
  },
};

async function backUp(target: string, recipient: string | undefined): Promise<void> {
  await requireSite(readSettings(process.env));
  const recipients = recipient === undefined ? [] : recipient.split(',').map((each) => each.trim());
  const file = targetFile(target, recipients.length > 0);
  const manifest = await createBackup(loadConfig(process.env), file, { recipients });
  console.log(`Yedek alındı: ${file}`);
  console.log(`  ${describe(manifest)}, ${megabytes(statSync(file).size)} MB`);
  if (recipients.length > 0) return;
  console.log('  Şifrelenmedi: dosyada gizli anahtar ve kişisel veriler var, bu makineden çıkarmadan önce şifreleyin.');
}

/** A folder gets a file with a name of its own; an existing file is never replaced. */
function targetFile(target: string, isEncrypted: boolean): string {
  const path = resolve(target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, backupFileName(new Date(), isEncrypted)) : path;
  if (existsSync(file)) throw new CommandError(`${file} zaten var.`);
  if (!existsSync(join(file, '..'))) throw new CommandError(`${join(file, '..')} klasörü yok.`);
  return file;
}

async function verify(file: string, key: string | undefined): Promise<void> {
  const manifest = await verifyBackup(file, await readIdentities(key));
  console.log(`Yedek sağlam: ${describe(manifest)}.`);
  console.log(
    `  ${exactTime(new Date(manifest.created_at))} tarihinde Vitrin ${manifest.version} ile alındı; site anahtarı ${manifest.key}.`,
  );
}

/** Reads the private keys of a key file of age: one per line, `#` starts a comment. */
export async function readIdentities(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

async function writeKey(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# Açık anahtar: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`Anahtar dosyası: ${file}. Bu dosyayı sunucuda bırakmayın; o olmadan yedekler açılamaz.`);
  console.log(`Açık anahtar (--recipient): ${recipient}`);
}

export function describe({ rows, files }: Manifest): string {
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  return `${count.toLocaleString('tr')} satır, ${files.toLocaleString('tr')} dosya`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toLocaleString('tr', { maximumFractionDigits: 1 });
}
