import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { metaRouteLabels, type PageMetaRecord } from '@vitrin/shared-contracts/page-meta';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { UnpublishedWork } from '@vitrin/shared-contracts/publication';
import { useBranding, useRight } from '@vitrin/shared-contracts/state';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { ReviewMark } from '../../editing/publication/review-mark.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { unpublishedState } from '../../editing/publication/unpublished-context.ts';
import styles from './page-meta.module.css';

/** What is saved and not published of the two forms of each page. */
export interface PageDrafts {
  search: UnpublishedWork;
  header: UnpublishedWork;
}

interface PageMetaRowProps {
  record: PageMetaRecord;
  /** The default language first. */
  languages: readonly LanguageInfo[];
  drafts: PageDrafts;
}

export function PageMetaRow({ record: { route, translations }, languages, drafts }: PageMetaRowProps) {
  const { companyName } = useBranding();
  const mayDraft = useRight('page-meta.draft');
  const name = metaRouteLabels[route];
  const to = adminPaths.pageMetaUpdate(route);
  const title = translations[languages[0]?.abbr ?? '']?.title;
  const present = Object.keys(translations).filter((abbr) => translations[abbr]?.title);
  return (
    <RecordRow
      name={name}
      to={mayDraft ? to : null}
      detail={
        <>
          <span>{title ?? `Başlık yazılmadı: ${companyName} görünür.`}</span>
          <DraftState label="Arama sonucu" route={route} work={drafts.search} />
          <DraftState label="Sayfanın üstü" route={route} work={drafts.header} />
        </>
      }
      aside={<LanguageMarks languages={languages} present={present} />}
      actions={mayDraft ? <EditLink to={to} name={name} /> : null}
    />
  );
}

function DraftState({ label, route, work }: { label: string; route: string; work: UnpublishedWork }) {
  const state = unpublishedState(work, { key: route, isLive: true });
  if (state === null) return null;
  return (
    <span className={styles.state}>
      {label}: <StateLabel state={state} />
      <ReviewMark review={work.copies.find(({ record }) => record === route)?.review} />
    </span>
  );
}
