import { useQuery } from '@tanstack/react-query';
import type { PageSectionsRecord, SectionedPage } from '@vitrin/shared-contracts/page-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { readQuery } from '../../data/query.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { RecordPage } from '../../editing/form/record-page.tsx';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useKnownRemotes } from '../site-pages/sections/placeable-sections.ts';
import { pageSectionsKinds } from './page-sections.form.tsx';

export const HomePageSections = () => <PageSectionsPage page="home" />;

export const BiographySections = () => <PageSectionsPage page="biography" />;

function PageSectionsPage({ page }: { page: SectionedPage }) {
  const record = useQuery(readQuery<PageSectionsRecord>(api.adminPageSectionsOf(page)));
  const languages = useLanguages();
  const remotes = useKnownRemotes();
  const opened = useOpenedRecord(record, { entity: 'page-sections', record: page });
  if (!opened.value || !languages.isSuccess) return <LoadingView queries={[...opened.queries, languages]} />;
  const context = { languages: languages.data, remotes };
  return <RecordPage kind={pageSectionsKinds[page]} context={context} {...opened.value} />;
}
