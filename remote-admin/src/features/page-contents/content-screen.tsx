import type { ComponentType } from 'react';
import type { ContentGroup, ContentGroupRecord } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import { RecordScreen } from '../../shared/record-screen.tsx';
import type { ContentFormProps } from './use-content-form.ts';

/** Reads a content group with the languages and shows its form. */
export function ContentScreen({ group, Form }: { group: ContentGroup; Form: ComponentType<ContentFormProps> }) {
  return (
    <RecordScreen<ContentGroupRecord> path={api.adminContentGroup(group)}>
      {({ data, languages, reread }) => <Form record={data} languages={languages} onReload={reread} />}
    </RecordScreen>
  );
}
