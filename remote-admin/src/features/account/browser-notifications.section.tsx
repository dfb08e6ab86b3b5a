import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { chime } from '../../shared/live/chime.ts';
import { chooseNotice, useNotices } from '../../shared/live/notice-choice.ts';
import styles from './account.module.css';
import { accountSections, SectionCard } from './section-card.tsx';
import { useReadsInbox } from './use-reads-inbox.ts';

const words: Readonly<Record<Refusal | 'mute', string>> = {
  missing: 'Bu tarayıcı bildirim gösteremiyor. Yeni iletileri panelde ve sekme başlığında görmeye devam edersiniz.',
  denied:
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Adres çubuğundaki site ayarlarından bildirimlere izin verip yeniden deneyin.',
  undecided: 'Bildirim izni verilmedi. Bildirim almak isterseniz yeniden açıp tarayıcının sorusuna izin verin.',
  mute: 'Tarayıcınız ses çalmıyor. Bu sitenin sesinin kapalı olup olmadığına bakın.',
};

/**
 * Settings for sound and browser notifications about new messages while the panel is open. Requests permission only
 * after a click.
 */
export function BrowserNotificationsSection() {
  const { sound, notification } = useNotices();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isMute, setMute] = useState(false);
  const readsInbox = useReadsInbox();
  const listen = async () => setMute(!(await chime()));
  const notify = async (isWanted: boolean) => {
    const refused = isWanted ? await askForNotifications() : null;
    setRefusal(refused);
    chooseNotice('notification', isWanted && refused === null);
  };
  if (!readsInbox) return null;
  return (
    <SectionCard
      section={accountSections.browserNotifications}
      lead="Panel bu tarayıcıda açıkken yeni bir ileti geldiğinde. Seçiminiz yalnızca bu tarayıcıda saklanır."
    >
      <Switch
        label="Ses çal"
        description="Yeni ileti geldiğinde kısa bir ses duyulur."
        checked={sound}
        error={isMute ? words.mute : undefined}
        onChange={({ currentTarget: { checked } }) => {
          chooseNotice('sound', checked);
          if (checked) void listen();
          else setMute(false);
        }}
      />
      <Switch
        label="Bildirim göster"
        description="Başka bir pencereyle çalışırken tarayıcı, gönderenin adını ve konuyu gösterir."
        checked={notification}
        error={refusal ? words[refusal] : undefined}
        onChange={({ currentTarget: { checked } }) => void notify(checked)}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => void listen()}>
          Sesi dinle
        </Button>
      </div>
    </SectionCard>
  );
}

type Refusal = 'missing' | 'denied' | 'undecided';

/** Asks the browser for leave to show notifications; null: it is given. Only ever after a click. */
async function askForNotifications(): Promise<Refusal | null> {
  if (!('Notification' in globalThis)) return 'missing';
  const permission = await Notification.requestPermission().catch(() => Notification.permission);
  if (permission === 'granted') return null;
  return permission === 'denied' ? 'denied' : 'undecided';
}
