import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import { use, type ReactNode } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { pageDepth, type SitePageRow as Row } from '@vitrin/shared-contracts/site-pages';
import { useRight } from '@vitrin/shared-contracts/state';
import { siteUrl } from '../../data/site-url.ts';
import { RecordReviewMark } from '../../editing/publication/review-mark.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { useListedState } from '../../editing/publication/unpublished-context.ts';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { TrashButton } from '../../ui/list/delete-buttons.tsx';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { OrderMenu, RecordMenu } from '../../ui/list/row-menu.tsx';
import { childAddress } from './child-address.ts';
import { ListedSamples } from './samples.ts';
import styles from './site-pages.module.css';

const UNLISTED = 'Örnek metin; arama motorlarına kapalı';

interface SitePageRowProps {
  page: Row;
  /** 1 for a page of the first level. */
  depth: number;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  onDelete: () => void;
  /** The pages below it. */
  children: ReactNode;
}

export function SitePageRow({ page, depth, languages, order, onDelete, children }: SitePageRowProps) {
  const { id, title } = page;
  const mayDraft = useRight('site-pages.draft-own');
  const mayDelete = useRight('site-pages.delete');
  const edit = adminPaths.sitePageUpdate(id);
  return (
    <li ref={order.drag.row} className={styles.page} data-depth={depth}>
      <div className={styles.row}>
        <DragHandle drag={order.drag} name={title} movable={order.movable} />
        <div className={styles.text}>
          {mayDraft ? (
            <Link className={styles.title} to={edit}>
              {title}
            </Link>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          <PageState page={page} />
        </div>
        <LanguageMarks languages={languages} present={page.languages} />
        <div className={styles.actions}>
          {mayDraft && depth < pageDepth ? (
            <Link
              to={childAddress(id)}
              className={styles.child}
              data-tooltip="Alt sayfa ekle"
              aria-label={`${title}: alt sayfa ekle`}
            >
              <IconFilePlus size={18} stroke={1.75} aria-hidden />
            </Link>
          ) : (
            <span className={styles.noChild} />
          )}
          {mayDraft ? <EditLink to={edit} name={title} /> : null}
          {mayDelete ? <TrashButton name={title} onClick={onDelete} /> : null}
          {mayDraft ? (
            <RecordMenu name={title} copyTo={copyAddress(adminPaths.sitePageInsert, id)} order={order} />
          ) : (
            <OrderMenu name={title} order={order} />
          )}
        </div>
      </div>
      {children}
    </li>
  );
}

/** Shows whether visitors can see the page, and where. */
function PageState({ page: { id, active, path } }: { page: Row }) {
  const sample = use(ListedSamples).find(({ entity, record }) => entity === 'site-page' && record === String(id));
  const state = useListedState({ key: String(id), active });
  return (
    <span className={styles.state}>
      <StateLabel state={state} />
      <RecordReviewMark record={id} />
      {sample ? <span className={styles.sample}>{sample.is_unlisted ? UNLISTED : 'Örnek metin'}</span> : null}
      {path === null ? null : active === 1 ? (
        <a className={styles.path} href={siteUrl(path)} target="_blank" rel="noreferrer">
          {path}
        </a>
      ) : (
        <span className={styles.path}>{path}</span>
      )}
    </span>
  );
}
