import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ContentKind } from '../../content/content-kind.ts';
import { saveProblem, type StoredSchedule } from '../../content/publication/schedules.repository.ts';
import { currentRights, isActiveUser, usersWith } from '../../platform/auth/entitled-user.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { commandLineActor } from '../../platform/database/write-context.ts';
import { Conflict } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { notifyUser } from '../notices/notices.service.ts';
import { draftScreen } from './draft-screen.ts';

/** Throws 409 unless the user who scheduled a publication is active and may still publish records of its kind. */
export async function requireEntitledAuthor(trx: Db, kind: ContentKind, due: StoredSchedule): Promise<void> {
  const { author_id: id, author_name: name } = due;
  if (id === commandLineActor.id || (await currentRights(trx, id)).has(kind.right)) return;
  const reason = (await isActiveUser(trx, id))
    ? 'bu kayıtları yayınlama yetkisini yitirdi'
    : 'artık etkin bir kullanıcı değil';
  throw new Conflict('author-not-entitled', `Zamanlayan (${name}) ${reason}.`);
}

/** Keeps a publication that could not be carried out, with the reason, and tells the users who may schedule it again. */
export async function holdPublication(
  { config, db }: Pick<PlatformServices, 'config' | 'db'>,
  kind: ContentKind | undefined,
  due: StoredSchedule,
  problem: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await saveProblem(trx, due.id, problem, 'failed');
    if (!kind) return;
    const title = due.title === '' ? 'Adsız kayıt' : due.title;
    const what = due.action === 'publish' ? 'yayınlanmadı' : 'yayından kalkmadı';
    const notice = {
      at: new Date().toISOString(),
      subject: `Zamanında ${what}: ${title}`,
      text: `“${title}”, ${exactTime(new Date(due.due_at))} için zamanlanmıştı ama ${what}. ${problem} Gözden geçirip yeniden zamanlayın.`,
      path: draftScreen(kind, { record: due.record, copy: due.copy_id }),
    };
    for (const userId of await usersWith(trx, kind.right, limits.toldUsers))
      await notifyUser(trx, config, { ...notice, userId });
  });
}
