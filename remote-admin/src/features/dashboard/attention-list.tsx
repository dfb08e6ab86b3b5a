import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import type { Attention, AttentionKind, BackupState } from '@vitrin/shared-contracts/statistics';
import { formatNumber } from '../../data/format-number.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import styles from './dashboard.module.css';

interface Task {
  text: string;
  to: string;
  /** True when the text says all without the number of records. */
  isUncounted?: boolean;
}

const tasks: Readonly<Record<AttentionKind, Task>> = {
  'article-translations': { text: 'makale çevirisi eksik', to: `${adminPaths.articles}?eksik=translations` },
  'article-summaries': { text: 'makalenin özeti yok', to: `${adminPaths.articles}?eksik=summaries` },
  'outdated-translations': {
    text: 'çevirinin kaynağı sonradan değişti',
    to: `${adminPaths.translations}?durum=outdated`,
  },
  'draft-reviews': { text: 'taslak incelemenizi bekliyor', to: adminPaths.reviews },
  'scheduled-articles': { text: 'zamanlanmış makale yayınlanamıyor', to: adminPaths.articles },
  'page-descriptions': { text: 'sayfa açıklaması yok', to: `${adminPaths.pageMeta}?eksik=descriptions` },
  'media-alts': { text: 'görselin alternatif metni yok', to: `${adminPaths.media}?durum=no-alt` },
  'privacy-notice': {
    text: 'KVKK aydınlatma metni yok; ziyaretçi formları onay istemeden gönderiliyor',
    to: adminPaths.legalTexts,
    isUncounted: true,
  },
  'closed-forms': {
    text: 'Ziyaretçi formları kapalı: aydınlatma metnini okuyup yayınladığınızda açılır',
    to: adminPaths.legalTexts,
    isUncounted: true,
  },
  'legal-texts': { text: 'hukuki metin güncel değil', to: adminPaths.legalTexts },
  'data-requests': { text: 'KVKK başvurusunun süresi doluyor ya da doldu', to: `${adminPaths.privacy}?durum=pressing` },
  'release-trouble': { text: 'birimin sürümü ziyaretçilerde çalışmadı', to: adminPaths.releases },
  'switched-off-places': {
    text: 'yerde bir uygulamanın bölümü kapalı: ziyaretçilerde çalışmadı',
    to: adminPaths.releases,
  },
  'stopped-webhooks': { text: 'web kancası ulaşılamadığı için durduruldu', to: adminPaths.webhooks },
  'support-requests': { text: 'destek talebi yanıt bekliyor', to: `${adminPaths.supportDesk}?durum=open` },
};

/** Tasks that follow from the law. */
const ofLaw: ReadonlySet<AttentionKind> = new Set(['privacy-notice', 'closed-forms', 'legal-texts', 'data-requests']);

/** Checks whether the panel knows this kind: a newer server may report additional kinds. */
function isKnown({ kind }: Attention): boolean {
  return Object.hasOwn(tasks, kind);
}

export interface AttentionListProps {
  attention: readonly Attention[];
  /** State of the daily backups; absent for users who cannot change it. */
  backup?: BackupState | undefined;
}

/**
 * Content that is missing for visitors or requests that wait for a reply, each with a link to the screen where it is
 * handled.
 */
export function AttentionList({ attention, backup }: AttentionListProps) {
  return (
    <section className={styles.block} aria-labelledby="ilgi-bekleyenler">
      <h2 id="ilgi-bekleyenler">İlgilenmeniz gerekenler</h2>
      {attention.length === 0 ? (
        <p className={styles.fine}>
          <IconCircleCheck size={20} aria-hidden /> Her şey tamam.
        </p>
      ) : (
        <ul className={styles.tasks}>
          {attention.filter(isKnown).map(({ kind, count }) => (
            <li key={kind}>
              <Link to={tasks[kind].to}>
                {tasks[kind].isUncounted ? null : <strong>{formatNumber(count)} </strong>}
                <span>{tasks[kind].text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {attention.some(({ kind }) => ofLaw.has(kind)) ? (
        <div className={styles.advice}>
          <NoLegalAdvice />
        </div>
      ) : null}
      {backup ? <p className={styles.backup}>{backupText(backup)}</p> : null}
    </section>
  );
}

const MEGABYTE = 1_048_576;

function backupText({ is_scheduled, last }: BackupState): string {
  if (last) {
    const size = formatNumber(Math.max(1, Math.round(last.bytes / MEGABYTE)));
    return `Son yedek: ${exactTime(new Date(last.at))}, ${size} MB`;
  }
  return is_scheduled ? 'İlk yedek bu gece alınacak.' : 'Günlük yedek kapalı; sunucunun BACKUP_DIR ayarıyla açılır.';
}
