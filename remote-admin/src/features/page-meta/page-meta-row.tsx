import type { LanguageInfo } from 'shared-contracts/languages';
import { metaRouteLabels, type PageMetaRecord } from 'shared-contracts/page-meta';
import { adminPaths } from 'shared-contracts/paths';
import { useBranding, useRight } from 'shared-contracts/state';
import { EditLink } from '../../shared/list/edit-link.tsx';
import { LanguageMarks } from '../../shared/list/language-marks.tsx';
import { RecordRow } from '../../shared/list/record-row.tsx';

interface PageMetaRowProps {
  record: PageMetaRecord;
  /** The default language first. */
  languages: readonly LanguageInfo[];
}

export function PageMetaRow({ record: { route, translations }, languages }: PageMetaRowProps) {
  const { companyName } = useBranding();
  const mayWrite = useRight('page-meta.write');
  const name = metaRouteLabels[route];
  const to = adminPaths.pageMetaUpdate(route);
  const title = translations[languages[0]?.abbr ?? '']?.title;
  const present = Object.keys(translations).filter((abbr) => translations[abbr]?.title);
  return (
    <RecordRow
      name={name}
      to={mayWrite ? to : null}
      detail={title ?? `Başlık yazılmadı: ${companyName} görünür.`}
      aside={<LanguageMarks languages={languages} present={present} />}
      actions={mayWrite ? <EditLink to={to} name={name} /> : null}
    />
  );
}
