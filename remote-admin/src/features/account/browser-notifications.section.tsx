import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { chime } from '../../data/live/chime.ts';
import { setPreference, useNotificationPreferences } from '../../data/live/notification-preferences.ts';
import styles from './account.module.css';
import { accountSections, SectionCard } from './section-card.tsx';
import { useCanReadInbox } from './use-reads-inbox.ts';

const errorMessages: Readonly<Record<PermissionError | 'mute', string>> = {
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
  const { sound, notification } = useNotificationPreferences();
  const [refusal, setRefusal] = useState<PermissionError | null>(null);
  const [isSoundFailed, setSoundFailed] = useState(false);
  const readsInbox = useCanReadInbox();
  const previewSound = async () => setSoundFailed(!(await chime()));
  const notify = async (isWanted: boolean) => {
    const permissionError = isWanted ? await requestNotificationPermission() : null;
    setRefusal(permissionError);
    setPreference('notification', isWanted && permissionError === null);
  };
  if (!readsInbox) return null;
  return (
    <SectionCard
      section={accountSections.browserNotifications}
      description="Panel bu tarayıcıda açıkken yeni bir ileti gelirse haber verilir. Seçiminiz yalnızca bu tarayıcıda saklanır."
    >
      <Switch
        label="Ses çal"
        description="Yeni ileti geldiğinde kısa bir ses duyulur."
        checked={sound}
        error={isSoundFailed ? errorMessages.mute : undefined}
        onChange={({ currentTarget: { checked } }) => {
          setPreference('sound', checked);
          if (checked) void previewSound();
          else setSoundFailed(false);
        }}
      />
      <Switch
        label="Bildirim göster"
        description="Başka bir pencereyle çalışırken tarayıcı, gönderenin adını ve konuyu gösterir."
        checked={notification}
        error={refusal ? errorMessages[refusal] : undefined}
        onChange={({ currentTarget: { checked } }) => void notify(checked)}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => void previewSound()}>
          Sesi dinle
        </Button>
      </div>
    </SectionCard>
  );
}

type PermissionError = 'missing' | 'denied' | 'undecided';

/**
 * Requests permission to show notifications. Returns null when it is granted, otherwise the reason. Call it only after
 * a click.
 */
async function requestNotificationPermission(): Promise<PermissionError | null> {
  if (!('Notification' in globalThis)) return 'missing';
  const permission = await Notification.requestPermission().catch(() => Notification.permission);
  if (permission === 'granted') return null;
  return permission === 'denied' ? 'denied' : 'undecided';
}
