import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { importTypeLabels, type ImportJob } from '@vitrin/shared-contracts/site-import';
import { formatNumber } from '../../data/format-number.ts';
import { Panel } from '../../ui/panel.tsx';
import { kindSentences, progressOf, stepTitle, type KindSentence } from './import-texts.ts';
import { milestoneOf } from './milestone.ts';
import type { ImportActions } from './use-import-actions.ts';
import styles from './site-import.module.css';

interface ProgressViewProps {
  job: ImportJob;
  actions: ImportActions;
}

/** A trial, an import or an undo that goes on, waits, was paused or has failed. */
export function ProgressView({ job, actions }: ProgressViewProps) {
  const { step, state, problem, counts } = job;
  const progress = progressOf(job);
  const title = stepTitle(job);
  const heading = useRef<HTMLDivElement>(null);
  // The button that has led here is gone.
  useEffect(() => heading.current?.focus(), [step]);
  const kinds = step === 'import' && progress.total > 0 ? kindSentences(counts, { isPlan: false }) : [];
  return (
    <Panel>
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{explanation(job)}</p>
      </div>
      <VisuallyHidden role="status">{announcement(title, progress)}</VisuallyHidden>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {state === 'paused' || state === 'failed' ? null : <Meter label={title} {...progress} />}
      <p className={styles.figures}>{progress.text}</p>
      {kinds.length > 0 ? <KindProgress kinds={kinds} /> : null}
      <div className={styles.actions}>
        <StepButtons job={job} actions={actions} />
      </div>
    </Panel>
  );
}

/** A screen reader hears the beginning and each quarter. */
function announcement(title: string, { done, total }: { done: number; total: number }): string {
  return total > 0 ? `${title}: yüzde ${milestoneOf((100 * done) / total)}` : title;
}

function explanation({ step, state }: ImportJob): string {
  if (state === 'failed') return 'Sorunu giderdikten sonra kaldığı yerden sürdürebilirsiniz.';
  if (state === 'paused') return 'Kaldığı yerden sürdürebilirsiniz.';
  if (step === 'plan') return 'Sitede hiçbir şey değişmiyor. Bu sayfadan ayrılabilirsiniz; deneme sunucuda sürer.';
  return 'Bu sayfadan ayrılabilir ya da tarayıcıyı kapatabilirsiniz; iş sunucuda sürer. Site bu sırada kullanılabilir.';
}

function Meter({ label, done, total }: { label: string; done: number; total: number }) {
  return total > 0 ? (
    <progress className={styles.meter} aria-label={label} value={done} max={total} />
  ) : (
    <progress className={styles.meter} aria-label={label} />
  );
}

function KindProgress({ kinds }: { kinds: readonly KindSentence[] }) {
  return (
    <ul className={styles.kinds} aria-label="Türlere göre">
      {kinds.map(({ type, done, total }) => (
        <li key={type}>
          <span>{importTypeLabels[type]}</span>
          <span className={styles.figures}>{`${formatNumber(done)} / ${formatNumber(total)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function StepButtons({ job, actions }: ProgressViewProps) {
  const isResting = job.state === 'paused' || job.state === 'failed';
  return isResting ? <RestingButtons job={job} actions={actions} /> : <WorkingButtons job={job} actions={actions} />;
}

function WorkingButtons({ job, actions }: ProgressViewProps) {
  const disabled = actions.pending || job.is_stopping;
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => void actions.pause()}>
        Duraklat
      </Button>
      <EndButton step={job.step} actions={actions} disabled={disabled} />
    </>
  );
}

function RestingButtons({ job: { step, import_id, source }, actions }: ProgressViewProps) {
  const { pending } = actions;
  return (
    <>
      <Button loading={pending} onClick={() => void actions.resume()}>
        Devam et
      </Button>
      {step === 'plan' ? (
        <Button variant="default" disabled={pending} onClick={() => void actions.prepare()}>
          Dosyaları değiştir
        </Button>
      ) : null}
      <EndButton step={step} actions={actions} disabled={pending} />
      {step === 'import' && import_id !== null ? <UndoButton id={import_id} source={source} actions={actions} /> : null}
    </>
  );
}

interface EndButtonProps extends Pick<ProgressViewProps, 'actions'> {
  step: ImportJob['step'];
  disabled: boolean;
}

/** Ends a step for good; an undo that was begun goes to its end. */
function EndButton({ step, actions, disabled }: EndButtonProps) {
  if (step === 'undo') return null;
  return step === 'import' ? (
    <Button variant="default" disabled={disabled} onClick={() => void actions.cancel()}>
      Burada bitir
    </Button>
  ) : (
    <Button variant="default" disabled={disabled} onClick={() => void actions.discard()}>
      Vazgeç
    </Button>
  );
}

/** Takes an import back as a whole, after a question. */
export function UndoButton({ id, source, actions }: { id: number; source: string; actions: ImportActions }) {
  return (
    <Button variant="default" disabled={actions.pending} onClick={() => void actions.undo(id, source)}>
      Bu içe aktarmayı geri al
    </Button>
  );
}
