import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ContentGroup } from '@vitrin/shared-contracts/page-contents';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useLanguages } from '../../data/use-languages.ts';
import { contentsQuery } from './page-contents.api.ts';
import type { ContentFormProps } from './use-content-form.ts';

/** Loads a content group and the languages, then renders the form. */
export function ContentScreen({ group, Form }: { group: ContentGroup; Form: ComponentType<ContentFormProps> }) {
  const contents = useOpenedRecord(useQuery(contentsQuery(group)), { entity: 'page-contents', record: group });
  const languages = useLanguages();
  const { record, publication } = contents.value ?? {};
  if (!record || !publication || !languages.isSuccess)
    return <LoadingView queries={[...contents.queries, languages]} />;
  return <Form record={record} publication={publication} languages={languages.data} />;
}
