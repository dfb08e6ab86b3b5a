import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useEffect, useRef } from 'react';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { messages } from '@vitrin/shared-contracts/messages';
import { Link } from '@vitrin/shared-contracts/router';
import type { NotReplacedRecord } from '@vitrin/shared-contracts/site-search';
import { formatNumber } from '../../data/format-number.ts';
import { recordName } from '../../data/record-name.ts';
import { recordKey } from './use-site-search.ts';
import type { Replacing, ReplacingOutcome } from './use-replacing.ts';
import styles from './site-search.module.css';

/** What an operation has changed and what not; it stays until the next one, unlike its message. */
export function Outcome({ outcome, replacing }: { outcome: ReplacingOutcome; replacing: Replacing }) {
  const { result, isUndo } = outcome;
  const { done, failed } = result;
  const ref = useRef<HTMLElement>(null);
  const { pending } = replacing;
  // The button that began the operation is gone with the places that it has replaced.
  useEffect(() => {
    if (!pending) ref.current?.focus();
  }, [pending]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.outcome}
      data-partly={failed.length > 0 || undefined}
      aria-label="Sonuç"
    >
      <div className={styles.outcomeHead}>
        <p className={styles.outcomeTitle}>{titleOf(done.length, { isUndo, pending })}</p>
        {!isUndo && done.length > 0 && !pending ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => void replacing.undo(result.id)}
          >
            {messages.undo}
          </Button>
        ) : null}
      </div>
      {failed.length > 0 ? <Failures failed={failed} isUndo={isUndo} /> : null}
    </section>
  );
}

function titleOf(done: number, { isUndo, pending }: { isUndo: boolean; pending: boolean }): string {
  const count = formatNumber(done);
  if (pending) return isUndo ? `${count} kayıt geri alındı…` : `${count} kayıt değişti…`;
  if (done === 0) return 'Hiçbir kayıt değişmedi.';
  return isUndo ? `${count} kayıt önceki hâline döndü.` : `${count} kayıt değişti.`;
}

function Failures({ failed, isUndo }: { failed: readonly NotReplacedRecord[]; isUndo: boolean }) {
  return (
    <>
      <p>{`${formatNumber(failed.length)} kayıt ${isUndo ? 'geri alınmadı' : 'değişmedi'}:`}</p>
      <ul className={styles.failures}>
        {failed.map((each) => {
          const name = each.title === '' ? (auditEntityLabels[each.entity] ?? each.entity) : recordName(each);
          return (
            <li key={recordKey(each)}>
              {each.screen === null ? <strong>{name}</strong> : <Link to={each.screen}>{name}</Link>}
              <span>{` — ${each.reason}`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
