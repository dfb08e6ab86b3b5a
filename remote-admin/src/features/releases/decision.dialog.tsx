import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEvent } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import { useInvalidate } from '../../data/query.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { blockingReason, releaseOf, type Decision } from './decision.ts';
import { DecisionFields } from './decision.fields.tsx';
import { decisionTexts } from './decision-texts.ts';
import styles from './decision.module.css';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseId } from './release-id.tsx';
import { ReleaseLosses } from './release-losses.tsx';
import { ReleaseSubject } from './release-subject.tsx';
import { SectionPlaces } from './section-places.tsx';
import { addressOf } from './unit-location.ts';
import { useDecision } from './use-decision.ts';

interface DecisionDialogProps {
  unit: UnitOverview;
  decision: Decision;
  onClose: () => void;
  /** Navigates away from a unit that was retired. */
  onUnitGone?: () => void;
}

const RED: ReadonlySet<Decision['kind']> = new Set(['rollback', 'retire', 'emergency']);

const placesText =
  'Bölümleri ve sayfaları şu yerlerde kullanılıyor; kaldırılınca oralarda görünmez, içerikleri saklanır:';

/** Shows both releases, asks for a reason, and shows a rejection by the server. */
export function DecisionDialog({ unit: current, decision, onClose, onUnitGone }: DecisionDialogProps) {
  const texts = decisionTexts[decision.kind];
  const invalidate = useInvalidate();
  const onDone = () => {
    if (decision.kind === 'retire') return onUnitGone?.();
    onClose();
    void invalidate(api.adminReleases);
  };
  const decisionForm = useDecision({ unit: current, decision, onDone });
  const { unit, typed, setTyped, errors, refusal, pending, submit } = decisionForm;
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const obstacle = blockingReason(unit, decision);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Modal opened onClose={onClose} title={texts.title(unit.title)} size={560} fullScreen={phone}>
      <form onSubmit={send} className={styles.form} noValidate>
        <dl className={styles.pair}>
          <Named label={texts.live} release={unit.live} />
          {decision.kind === 'retire' ? (
            <div>
              <dt>{texts.release}</dt>
              <dd>{addressOf(unit)}</dd>
            </div>
          ) : (
            <Named label={texts.release} release={releaseOf(unit, decision)} />
          )}
        </dl>
        <p className={styles.text}>{texts.text}</p>
        <ReleaseLosses unit={unit} decision={decision} />
        {decision.kind === 'retire' && obstacle === null ? <SectionPlaces unit={unit.unit} text={placesText} /> : null}
        {'warning' in decision ? <p className={styles.warning}>{decision.warning}</p> : null}
        {refusal ? (
          <div className={styles.refusal} role="alert">
            <p>{refusal.text}</p>
            {refusal.hasConflict ? <p>Yukarıdaki bilgiler yenilendi; kararınızı bunlara göre yeniden verin.</p> : null}
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
            {texts.confirm}
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
