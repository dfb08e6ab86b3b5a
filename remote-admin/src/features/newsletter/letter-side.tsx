import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LetterRecord } from '@vitrin/shared-contracts/newsletter';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight, useSession } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { Panel } from '../../ui/panel.tsx';
import { LetterPreviewDialog } from './letter-preview.dialog.tsx';
import { startLetter, testLetter } from './newsletter.api.ts';
import styles from './newsletter.module.css';

interface LetterValues {
  lang: string;
  subject: string;
  preface: string;
  articles: number[];
}

interface LetterSideProps {
  record: LetterRecord | null;
  values: LetterValues;
}

/** What can be done with the saved letter: look at it, try it, send it. */
export function LetterSide({ record, values }: LetterSideProps) {
  const mayWrite = useRight('newsletter.write');
  if (!record)
    return (
      <Panel title="Gönderim">
        <p className={styles.quiet}>
          Kaydettiğinizde mektup açık kalır: önizleyebilir, kendinize deneyebilir ve gönderebilirsiniz.
        </p>
      </Panel>
    );
  return (
    <Panel title="Gönderim">
      <SavedLetter record={record} isChanged={isChanged(record, values)} mayWrite={mayWrite} />
    </Panel>
  );
}

/** Changes are not sent: what goes out is what was saved. */
function isChanged({ lang, subject, preface, articles }: LetterRecord, values: LetterValues): boolean {
  const named = ({ lang: abbr, subject: title, preface: text, articles: ids }: LetterValues) => [
    abbr,
    title,
    text,
    ids,
  ];
  return JSON.stringify(named({ lang, subject, preface, articles })) !== JSON.stringify(named(values));
}

interface SavedLetterProps {
  record: LetterRecord;
  isChanged: boolean;
  mayWrite: boolean;
}

function SavedLetter({ record, isChanged: changed, mayWrite }: SavedLetterProps) {
  const [isShown, setShown] = useState(false);
  const isReady = isReadyToSend(record, changed);
  return (
    <>
      <p className={styles.quiet}>{record.recipients} onaylı adrese gider.</p>
      {isReady ? null : <ReasonNotToSend record={record} isChanged={changed} />}
      <Button variant="default" disabled={changed} onClick={() => setShown(true)}>
        Önizle
      </Button>
      {mayWrite ? <TestButton record={record} isDisabled={changed || !record.can_send} /> : null}
      {mayWrite ? <StartButton record={record} isDisabled={!isReady} /> : null}
      {isShown ? <LetterPreviewDialog id={record.id} onClose={() => setShown(false)} /> : null}
    </>
  );
}

function isReadyToSend({ can_send, enabled, recipients }: LetterRecord, changed: boolean): boolean {
  return !changed && can_send && enabled && recipients > 0;
}

function ReasonNotToSend({ record: { can_send, enabled }, isChanged: changed }: Omit<SavedLetterProps, 'mayWrite'>) {
  if (changed) return <p className={styles.quiet}>Önce değişiklikleri kaydedin.</p>;
  if (!can_send) return <p className={styles.quiet}>Sunucuda e-posta gönderimi kurulu değil (SMTP_URL).</p>;
  if (enabled) return <p className={styles.quiet}>Bu dilde onaylı abone yok.</p>;
  return (
    <p className={styles.quiet}>
      <span>Bülten kapalı.</span> <Link to={`${adminPaths.newsletter}?bolum=ayarlar`}>Ayarlardan açın</Link>
    </p>
  );
}

interface ActionProps {
  record: LetterRecord;
  isDisabled: boolean;
}

function TestButton({ record: { id }, isDisabled }: ActionProps) {
  const { pending, run } = useFeedback();
  const email = useSession()?.user.email ?? '';
  return (
    <Button
      variant="default"
      loading={pending}
      disabled={isDisabled}
      onClick={() => void run(() => testLetter(id), { success: `${email} adresine gönderiliyor.` })}
    >
      Kendime deneme gönder
    </Button>
  );
}

function StartButton({ record: { id, recipients, subject }, isDisabled }: ActionProps) {
  const { pending, run } = useFeedback();
  const changes = [api.adminLetters];
  const start = async () => {
    const decision = await ask({
      title: `${recipients} adrese gönderilsin mi?`,
      text: 'Gönderilen mektup geri alınamaz ve değiştirilemez. Gönderimi sonra durdurabilirsiniz.',
      subject,
      confirm: `${recipients} adrese gönder`,
      cancel: 'Vazgeç',
    });
    if (decision === 'confirm') await run(() => startLetter(id, recipients), { success: 'Gönderim başladı.', changes });
  };
  return (
    <Button loading={pending} disabled={isDisabled} onClick={() => void start()}>
      Gönder
    </Button>
  );
}
