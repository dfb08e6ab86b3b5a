import { useQuery } from '@tanstack/react-query';
import { toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import { api } from '@vitrin/shared-contracts/paths';
import type { DestructionState } from '@vitrin/shared-contracts/privacy';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { ClockWarning } from './clock-warning.tsx';
import { DeletedBatches } from './deleted-batches.tsx';
import { confirmClock, destructionQuery, restoreDeleted } from './destruction.api.ts';
import styles from './privacy.module.css';

/** Shows why the daily destruction is waiting, and what can still be restored; renders nothing in the normal case. */
export function DestructionStatus() {
  const { data: state } = useQuery(destructionQuery);
  const mayWrite = useRight('privacy.write');
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  if (!state) return null;
  const confirm = async () => {
    if ((await ask(confirmation(state))) !== 'confirm') return;
    await run(() => confirmClock(istanbulDay(state.now)), { success: 'Tarih onaylandı.' });
    await invalidate(api.adminDestruction);
  };
  const restore = async (at: string, subject: string) => {
    if ((await ask({ ...restoring, subject })) !== 'confirm') return;
    await run(() => restoreDeleted(at), { success: 'Geri alındı.' });
    await invalidate(api.adminDestruction);
  };
  return (
    <>
      {state.clock === 'right' ? null : (
        <ClockWarning state={state} pending={pending} onConfirm={mayWrite ? () => void confirm() : null} />
      )}
      {state.paused_until === null ? null : (
        <p className={styles.note}>
          Geri alma yapıldığı için {exactTime(new Date(state.paused_until))} tarihine kadar yeni veri silinmez.
        </p>
      )}
      <DeletedBatches
        batches={state.deleted}
        pending={pending}
        onRestore={mayWrite ? (at, subject) => void restore(at, subject) : null}
      />
    </>
  );
}

function confirmation({ now }: DestructionState) {
  return {
    title: 'Bugünün tarihi doğru mu?',
    text: 'Onaylarsanız saklama süresi bu tarihe göre dolan veriler silinmeye başlar. Silinenler 7 gün geri alınabilir.',
    subject: exactTime(new Date(now)),
    confirm: 'Evet, tarih doğru',
    cancel: 'Vazgeç',
    danger: true,
  };
}

const restoring = {
  title: 'Geri alınsın mı?',
  text: 'Bu kayıttaki verilerin tümü geri getirilir; 7 gün boyunca yeni veri silinmez.',
  confirm: 'Evet, geri al',
  cancel: 'Vazgeç',
};

/** Returns the date in the Istanbul time zone, which the server uses. */
function istanbulDay(iso: string): string {
  return toIstanbulTime(iso).slice(0, 'YYYY-MM-DD'.length);
}
