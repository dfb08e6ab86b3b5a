import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { fromIstanbulTime, toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import { DayInput } from '../../ui/dates/day-input.tsx';
import { TimeInput } from '../../ui/dates/time-input.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './publication.module.css';
import type { PublicationActions } from './use-publication.ts';

const DAY_MS = 86_400_000;
const MORNING = '09:00';

const texts: Readonly<Record<ScheduledAction, { title: string; text: string; time: string }>> = {
  publish: {
    title: 'Yayını zamanla',
    text: 'Formun şimdiki hâli bu zamanda yayınlanır; sonraki değişiklikleriniz taslakta kalır.',
    time: 'Yayın saati',
  },
  withdraw: {
    title: 'Yayından kaldırmayı zamanla',
    text: 'Kayıt bu zamanda yayından kalkar; metinleri ve adresi panelde kalır.',
    time: 'Yayından kaldırma saati',
  },
};

interface ScheduleDialogProps {
  actions: PublicationActions;
  action: ScheduledAction;
  onClose: () => void;
}

/** Asks for the time at which the present values are published, or the record is taken off the site. */
export function ScheduleDialog({ actions, action, onClose }: ScheduleDialogProps) {
  useRestoreFocus();
  const { title, text, time: timeLabel } = texts[action];
  const [tomorrow = ''] = toIstanbulTime(new Date(Date.now() + DAY_MS).toISOString()).split('T');
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState(MORNING);
  const [error, setError] = useState('');
  const confirm = async () => {
    const dueAt = fromIstanbulTime(`${day}T${time}`);
    if (dueAt === '' || new Date(dueAt) <= new Date()) return setError('Gelecek bir zaman seçin.');
    setError('');
    await actions.scheduleFor(dueAt, action);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} size={460}>
      <div className={styles.dialog}>
        {/* Not the day field: focus opens its calendar, which covers the buttons. */}
        <p data-autofocus tabIndex={-1}>
          {`${text} Saat, İstanbul saatidir.${actions.schedule ? ' Şu anki zamanlamanın yerine geçer.' : ''}`}
        </p>
        <div className={styles.moment}>
          <DayInput label="Gün" value={day} onChange={setDay} error={error || undefined} />
          <TimeInput label={timeLabel} visibleLabel="Saat" value={time} onChange={setTime} />
        </div>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button loading={actions.pending} onClick={() => void confirm()}>
            Zamanla
          </Button>
        </div>
      </div>
    </Modal>
  );
}
