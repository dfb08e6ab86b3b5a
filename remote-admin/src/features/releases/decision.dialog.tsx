import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEvent } from 'react';
import { breakpoints } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { useInvalidate } from '../../shared/query.ts';
import { useReturnedFocus } from '../../shared/use-returned-focus.ts';
import { obstacleOf, releaseOf, type Decision } from './decision.ts';
import { DecisionFields } from './decision.fields.tsx';
import { decisionWords } from './decision-words.ts';
import styles from './decision.module.css';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseId } from './release-id.tsx';
import { ReleaseSubject } from './release-subject.tsx';
import { addressOf } from './unit-place.ts';
import { useDecision } from './use-decision.ts';

interface DecisionDialogProps {
  unit: UnitOverview;
  decision: Decision;
  onClose: () => void;
  /** Away from a unit that is no more. */
  leave: () => void;
}

const RED: ReadonlySet<Decision['kind']> = new Set(['rollback', 'retire']);

/** Names both releases, asks for a reason, and says what the server answered. */
export function DecisionDialog({ unit: current, decision, onClose, leave }: DecisionDialogProps) {
  const words = decisionWords[decision.kind];
  const invalidate = useInvalidate();
  const onDone = () => {
    if (decision.kind === 'retire') return leave();
    onClose();
    void invalidate(api.adminReleases);
  };
  const shelf = useDecision({ unit: current, decision, onDone });
  const { unit, typed, setTyped, errors, refusal, pending, submit } = shelf;
  useReturnedFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const obstacle = obstacleOf(unit, decision);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Modal opened onClose={onClose} title={words.title(unit.title)} size={560} fullScreen={phone}>
      <form onSubmit={send} className={styles.form} noValidate>
        <dl className={styles.pair}>
          <Named label={words.live} release={unit.live} />
          {decision.kind === 'retire' ? (
            <div>
              <dt>{words.release}</dt>
              <dd>{addressOf(unit)}</dd>
            </div>
          ) : (
            <Named label={words.release} release={releaseOf(unit, decision)} />
          )}
        </dl>
        <p className={styles.text}>{words.text}</p>
        {'warning' in decision ? <p className={styles.warning}>{decision.warning}</p> : null}
        {refusal ? (
          <div className={styles.refusal} role="alert">
            <p>{refusal.text}</p>
            {refusal.moved ? <p>Yukarıdaki bilgiler yenilendi; kararınızı bunlara göre yeniden verin.</p> : null}
          </div>
        ) : null}
        {obstacle ? <p className={styles.warning}>{obstacle}</p> : null}
        <DecisionFields kind={decision.kind} typed={typed} errors={errors} onChange={setTyped} />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            loading={pending}
            disabled={obstacle !== null}
            {...(RED.has(decision.kind) ? { color: 'red' } : {})}
          >
            {words.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function Named({ label, release }: { label: string; release: UnitOverview['previous'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {release ? (
          <>
            <ReleaseId id={release.id} />
            <ReleaseSubject release={release} />
            <ReleaseFacts release={release} />
          </>
        ) : (
          'Yok'
        )}
      </dd>
    </div>
  );
}
