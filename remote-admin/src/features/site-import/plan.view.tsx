import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ImportJob } from '@vitrin/shared-contracts/site-import';
import { formatNumber } from '../../data/format-number.ts';
import { Panel } from '../../ui/panel.tsx';
import { KindList } from './kind-list.tsx';
import { takenOf } from './import-texts.ts';
import { ImportReport } from './import-report.tsx';
import type { ImportActions } from './use-import-actions.ts';
import styles from './site-import.module.css';

const UNTRIED = 'Görseller denemede indirilmez. Eski siteden alınamayanlar içe aktarmanın sonucunda yer alır.';

/** What the trial has found, before anything is written. */
export function PlanView({ job, actions }: { job: ImportJob; actions: ImportActions }) {
  const { counts, source, import_id, from, files_to_fetch } = job;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isNothingNew = takenOf(counts) === 0;
  return (
    <div className={styles.steps}>
      <Panel>
        <div ref={heading} tabIndex={-1} className={styles.head}>
          <h2 className={styles.title}>Deneme bitti: gelecekler</h2>
          {source === '' ? null : <p className={styles.source}>{source}</p>}
          <p className={styles.text}>
            {isNothingNew
              ? 'Bu dosyalarda siteye eklenecek ya da değişecek bir şey yok.'
              : 'Henüz hiçbir şey yazılmadı. Alınmayanları ve notları aşağıda gözden geçirin.'}
          </p>
        </div>
        {from === '' ? null : (
          <p className={styles.text}>
            {files_to_fetch > 0
              ? `Eski siteden ${formatNumber(files_to_fetch)} dosya indirilecek. ${UNTRIED}`
              : UNTRIED}
          </p>
        )}
        <KindList counts={counts} isPlan />
        <div className={styles.actions}>
          <Button disabled={isNothingNew} loading={actions.pending} onClick={() => void actions.start()}>
            İçe aktar
          </Button>
          <Button variant="default" disabled={actions.pending} onClick={() => void actions.prepare()}>
            Dosyaları ya da görselleri değiştir
          </Button>
          <Button variant="default" disabled={actions.pending} onClick={() => void actions.discard()}>
            Vazgeç
          </Button>
        </div>
      </Panel>
      {import_id === null ? null : <ImportReport importId={import_id} isPlan />}
    </div>
  );
}
