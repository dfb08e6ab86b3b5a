import { useQuery } from '@tanstack/react-query';
import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { readQuery } from '../../../data/query.ts';
import { ChosenRecordsField } from './chosen-records.field.tsx';

interface DocumentsFieldProps {
  name: string;
  label: string;
  max: number;
}

/** Chooses documents; none means all, or all of the group. */
export function DocumentsField(props: DocumentsFieldProps) {
  const mayRead = useRight('documents.read');
  const { data: documents = [] } = useQuery({
    ...readQuery<readonly DocumentRow[]>(api.adminDocuments),
    enabled: mayRead,
  });
  const choices = documents.map(({ id, title, active }) => ({ id, name: title, active }));
  return <ChosenRecordsField {...props} choices={choices} describe={(count) => describe(count, { mayRead })} />;
}

function describe(count: number, { mayRead }: { mayRead: boolean }): string {
  if (!mayRead) return `${count} doküman seçili. Dokümanları görme yetkiniz yok.`;
  return count === 0
    ? 'Hiçbirini seçmezseniz grubun tamamı görünür; yenileri kendiliğinden eklenir.'
    : 'Yalnızca seçtikleriniz, seçtiğiniz sırayla görünür; grup ayarına bakılmaz.';
}
