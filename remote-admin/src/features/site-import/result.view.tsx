import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import type { ImportJob, ImportType } from '@vitrin/shared-contracts/site-import';
import { Panel } from '../../ui/panel.tsx';
import { ImportReport } from './import-report.tsx';
import { KindList } from './kind-list.tsx';
import { UndoButton } from './progress.view.tsx';
import type { ImportActions } from './use-import-actions.ts';
import styles from './site-import.module.css';

interface ResultViewProps {
  job: ImportJob;
  actions: ImportActions;
}

/** What an import has brought, or an undo has left. */
export function ResultView({ job, actions }: ResultViewProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isUndo = job.step === 'undo';
  return (
    <div className={styles.steps}>
      <Panel>
        <div ref={heading} tabIndex={-1} className={styles.head}>
          <h2 className={styles.title}>{titleOf(job)}</h2>
          <p className={styles.text}>{textOf(job)}</p>
        </div>
        {isUndo ? <Kept kept={job.kept} /> : <Brought job={job} />}
        <div className={styles.actions}>
          <Button loading={actions.pending} onClick={() => void actions.close()}>
            Tamam
          </Button>
          {isUndo || job.import_id === null ? null : (
            <UndoButton id={job.import_id} source={job.source} actions={actions} />
          )}
        </div>
      </Panel>
      {isUndo || job.import_id === null ? null : <ImportReport importId={job.import_id} />}
    </div>
  );
}

function titleOf({ step, state }: ImportJob): string {
  if (step === 'undo') return 'İçe aktarma geri alındı';
  return state === 'cancelled' ? 'İçe aktarma yarıda bitirildi' : 'İçe aktarma tamamlandı';
}

function textOf({ step, state, source, import_id }: ImportJob): string {
  if (step === 'undo') return `${source}: eklenen kayıtlar çöp kutusunda, değişenler önceki hâlinde.`;
  if (import_id === null) return 'Siteye henüz hiçbir şey yazılmamıştı.';
  if (state === 'cancelled')
    return 'Şimdiye dek gelenler sitede. Aynı dosyalarla yeniden başlarsanız yalnızca eksikler gelir.';
  return `${source} artık burada. Aynı dosyalar yeniden aktarılırsa hiçbir şey iki kez gelmez; yalnızca değişenler güncellenir.`;
}

function Kept({ kept }: Pick<ImportJob, 'kept'>) {
  if (kept.length === 0) return null;
  return (
    <div>
      <p className={styles.text}>Yerinde kalanlar:</p>
      <ul className={styles.notes}>
        {kept.map(({ what, reason }) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{`: ${reason}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const screens: Readonly<Record<ImportType, { to: string; label: string } | null>> = {
  post: { to: adminPaths.articles, label: 'Makaleler' },
  page: { to: adminPaths.sitePages, label: 'Sayfalar' },
  product: { to: adminPaths.catalogue, label: 'Katalog' },
  term: { to: adminPaths.articleCategories, label: 'Makale kategorileri' },
  author: { to: adminPaths.people, label: 'Ekip' },
  file: { to: adminPaths.media, label: 'Medya' },
  'menu-entry': { to: adminPaths.menus, label: 'Menüler' },
  left: null,
};

const nextSteps = [
  { to: adminPaths.menus, label: 'Menüleri gözden geçirin', text: 'sizin yaptığınız bir menünün yerine geçilmedi.' },
  { to: adminPaths.people, label: 'Yazarların onayını işleyin', text: 'onay girilene dek adları sitede görünmez.' },
  { to: adminPaths.homePage, label: 'Anasayfayı seçin', text: 'dışa aktarma dosyası hangi sayfa olduğunu söylemez.' },
  { to: adminPaths.redirects, label: 'Yönlendirmelere bakın', text: 'eski adreslerin her biri yeni yerine gider.' },
  {
    to: `${adminPaths.redirects}?bolum=bulunamayan`,
    label: 'Alan adını taşıdıktan sonra bulunamayan adreslere bakın',
    text: 'yönlendirilmemiş bir adres kaldıysa orada görünür.',
  },
] as const;

function Brought({ job: { counts } }: { job: ImportJob }) {
  const came = new Set(
    counts.filter(({ state }) => state === 'created' || state === 'updated').map(({ type }) => type),
  );
  const links = [...came].flatMap((type) => screens[type] ?? []);
  return (
    <>
      <KindList counts={counts} isPlan={false} />
      {links.length > 0 ? (
        <nav aria-label="Gelenlerin ekranları" className={styles.links}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      ) : null}
      <div>
        <h3 className={styles.subtitle}>Sırada ne var?</h3>
        <ol className={styles.next}>
          {nextSteps.map(({ to, label, text }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{`: ${text}`}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
