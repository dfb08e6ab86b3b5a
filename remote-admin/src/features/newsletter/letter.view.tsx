import { Button } from '@mantine/core';
import { useState } from 'react';
import { letterStateLabels, type LetterRecord, type LetterState } from '@vitrin/shared-contracts/newsletter';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { LetterPreviewDialog } from './letter-preview.dialog.tsx';
import { pauseLetter, resumeLetter } from './newsletter.api.ts';
import styles from './newsletter.module.css';

const tones = { draft: 'off', sending: 'warn', paused: 'bad', sent: 'good' } as const satisfies Record<
  LetterState,
  string
>;

/** A letter that was started: how far it is, and the button that stops or resumes it. */
export function LetterView({ letter }: { letter: LetterRecord }) {
  const { subject, state, started_at, progress, recipients } = letter;
  const [isShown, setShown] = useState(false);
  return (
    <>
      <PageHeader
        title={subject}
        help="Gönderimi başlamış bir mektup değiştirilemez. Gönderilemeyenler ‘E-posta’ ekranında nedeniyle görünür."
        back={{ to: adminPaths.newsletterLetters, label: 'Mektuplar' }}
        action={
          <Button variant="default" onClick={() => setShown(true)}>
            Önizle
          </Button>
        }
      />
      <Panel title="Gönderim">
        <p className={styles.state} role="status">
          <StateDot tone={tones[state]} />
          <span>
            {[letterStateLabels[state], started_at && `başladı: ${exactTime(new Date(started_at))}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <dl className={styles.facts}>
          <Fact name="Gönderildi" value={progress.sent} />
          <Fact name="Giden kutusunda" value={progress.queued} />
          <Fact name="Gönderilemedi" value={progress.refused} />
          <Fact name="Sırada bekleyen" value={recipients} />
        </dl>
        <Switch letter={letter} />
      </Panel>
      {isShown ? <LetterPreviewDialog id={letter.id} onClose={() => setShown(false)} /> : null}
    </>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Switch({ letter: { id, state } }: { letter: LetterRecord }) {
  const mayWrite = useRight('newsletter.write');
  const { pending, run } = useFeedback();
  const changes = [api.adminLetters];
  if (!mayWrite || (state !== 'sending' && state !== 'paused')) return null;
  return state === 'sending' ? (
    <Button
      variant="default"
      loading={pending}
      onClick={() => void run(() => pauseLetter(id), { success: 'Gönderim durduruldu.', changes })}
    >
      Durdur
    </Button>
  ) : (
    <Button
      loading={pending}
      onClick={() => void run(() => resumeLetter(id), { success: 'Gönderim sürüyor.', changes })}
    >
      Sürdür
    </Button>
  );
}
