import { parseArgs } from 'node:util';
import { releaseAboutLimits } from '@vitrin/shared-contracts/releases';
import { UsageError } from './settings.ts';

/** A parsed command of a user or a pipeline. */
export type Task =
  | { kind: 'release'; hold: boolean; reason: string | null; note: string | null; tags: readonly string[] }
  | { kind: 'promote'; id: string; reason: string | null }
  | { kind: 'rollback'; reason: string | null }
  | { kind: 'status' };

const usage = `Kullanım (birimin klasöründe):
  vitrin-remote release                    derler, yükler ve canlıya alır
  vitrin-remote release --hold             derler ve yükler; canlıdaki değişmez
  vitrin-remote promote <sürüm ya da etiket>  yüklenmiş bir sürümü canlıya alır
  vitrin-remote rollback                   son sağlam sürüme döner
  vitrin-remote status                     canlıdaki, önceki, aday ve yüklü sürümler
  … --note "<not>"                         yayınlanan sürümün yanında panelde görünür; en çok ${releaseAboutLimits.note} karakter
  … --tag <etiket>                         sürümün kimliği yerine kullanılabilen ad; yinelenebilir
  … --reason "<neden>"                     yayın kaydına yazılacak neden
Ortam: VITRIN_URL (yoksa package.json içindeki vitrin.site), VITRIN_PUBLISH_SECRET (vitrin_…)
  Tanıtılmış bir yayın hattında gizli metin gerekmez: GitHub’da “id-token: write” izni, GitLab’de VITRIN_ID_TOKEN
Çıkış kodu: 0 başarılı; 1 site reddetti ya da derlenemedi; 2 komut ya da ayar yanlış`;

export function readTask(args: readonly string[]): Task {
  const { values, positionals } = parsed(args);
  const { hold = false, reason = null, tag: tags = [] } = values;
  const note = parseNote(values);
  const [word = 'release', ...ids] = positionals;
  const task = taskOf(word, { hold, reason, note, tags, ids });
  if (!task || ids.length !== (task.kind === 'promote' ? 1 : 0)) throw new UsageError(usage);
  if (task.kind !== 'release' && isAboutNewRelease(values)) throw new UsageError(usage);
  return task;
}

function isAboutNewRelease({ hold, note, tag }: ReturnType<typeof parsed>['values']): boolean {
  return hold !== undefined || note !== undefined || tag !== undefined;
}

/** Checked before the build, because the site would reject the whole release. */
function parseNote({ note = '' }: { note?: string }): string | null {
  const text = note.trim();
  const most = releaseAboutLimits.note;
  if (text.length > most)
    throw new UsageError(`--note en çok ${most} karakter olabilir; bu not ${text.length} karakter.`);
  return text === '' ? null : text;
}

interface Details {
  hold: boolean;
  reason: string | null;
  note: string | null;
  tags: readonly string[];
  ids: readonly string[];
}

function taskOf(word: string, { hold, reason, note, tags, ids }: Details): Task | null {
  if (word === 'release') return { kind: word, hold, reason, note, tags };
  if (word === 'promote') return { kind: word, id: ids[0] ?? '', reason };
  if (word === 'rollback') return { kind: word, reason };
  return word === 'status' ? { kind: word } : null;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        hold: { type: 'boolean' },
        reason: { type: 'string' },
        note: { type: 'string' },
        tag: { type: 'string', multiple: true },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}
