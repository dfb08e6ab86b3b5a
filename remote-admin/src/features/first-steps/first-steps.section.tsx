import { Button } from '@mantine/core';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import {
  firstStepRights,
  type FirstStep,
  type FirstStepId,
  type FirstSteps,
} from '@vitrin/shared-contracts/starting-site';
import { useIdleQuery } from '../../data/use-idle-query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { firstStepsQuery, hideFirstSteps } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { SampleActions } from './sample-actions.tsx';
import { stepText } from './step-texts.ts';

interface FirstStepsSectionProps {
  /** Shown when nothing is left to do, or on a site without these steps. */
  otherwise?: ReactNode;
}

/** What is left to do on a new site, in the order of what visitors miss most, until all is done. */
export function FirstStepsSection({ otherwise = null }: FirstStepsSectionProps) {
  const found = useIdleQuery(firstStepsQuery());
  if (!found) return null;
  if (found.steps.every(({ is_done }) => is_done)) return otherwise;
  const known = found.steps.filter(isKnown);
  const left = known.filter(({ is_done }) => !is_done);
  const done = known.filter(({ is_done }) => is_done);
  return (
    <section className={styles.steps} aria-labelledby="ilk-adimlar">
      <header className={styles.head}>
        <h2 id="ilk-adimlar">Sitenizi tamamlayın</h2>
        <p>
          Tamamlanan: {done.length} / {known.length}
        </p>
        <progress max={known.length} value={done.length} aria-label="Tamamlanan adımlar" />
      </header>
      <ol className={styles.list}>
        {left.map((step, index) => (
          <Step key={step.id} step={step} found={found} isNext={index === 0} />
        ))}
      </ol>
      {done.length > 0 ? (
        <ul className={styles.done} aria-label="Tamamlananlar">
          {done.map(({ id }) => (
            <li key={id}>
              <IconCircleCheck size={16} aria-hidden /> {doneTexts[id]}
            </li>
          ))}
        </ul>
      ) : null}
      <Footer found={found} />
    </section>
  );
}

/** A newer server may name other steps. */
function isKnown({ id }: FirstStep): boolean {
  return Object.hasOwn(firstStepRights, id);
}

const doneTexts: Readonly<Record<FirstStepId, string>> = {
  contact: 'İletişim bilgileri',
  notice: 'Aydınlatma metni',
  texts: 'Kendi metinleriniz',
  logo: 'Logo',
  pictures: 'Fotoğraflar',
  records: 'Proje, ürün ya da ekip',
  facts: 'Yasal bilgiler',
  mail: 'E-posta gönderimi',
  domain: 'Alan adı',
};

function Step({ step, found, isNext }: { step: FirstStep; found: FirstSteps; isNext: boolean }) {
  const { title, why, to } = stepText(step.id, found);
  return (
    <li className={styles.step} data-next={isNext || undefined}>
      <IconCircle size={20} stroke={1.75} aria-hidden />
      <div>
        {to === null ? <strong>{title}</strong> : <Link to={to}>{title}</Link>}
        <p>{why}</p>
      </div>
    </li>
  );
}

function Footer({ found }: { found: FirstSteps }) {
  const mayHide = useRight('branding.write');
  const { pending, run } = useFeedback();
  const hide = () => run(hideFirstSteps, { changes: [api.adminFirstSteps] });
  return (
    <footer className={styles.foot}>
      <SampleActions samples={found.samples} canRestore={found.can_restore} />
      {mayHide ? (
        <Button size="xs" variant="subtle" color="gray" loading={pending} onClick={() => void hide()}>
          Bu listeyi gizle
        </Button>
      ) : null}
    </footer>
  );
}
