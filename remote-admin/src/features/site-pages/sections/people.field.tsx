import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonName } from '@vitrin/shared-contracts/people';
import { useRight } from '@vitrin/shared-contracts/state';
import { readQuery } from '../../../data/query.ts';
import { ChosenRecordsField } from './chosen-records.field.tsx';

interface PeopleFieldProps {
  name: string;
  label: string;
  max: number;
}

/** Chooses people of the company; nobody means all. */
export function PeopleField(props: PeopleFieldProps) {
  const mayRead = useRight('people.read');
  const { data: people = [] } = useQuery({
    ...readQuery<readonly PersonName[]>(api.adminPersonNames),
    enabled: mayRead,
  });
  return <ChosenRecordsField {...props} choices={people} describe={(count) => describe(count, { mayRead })} />;
}

function describe(count: number, { mayRead }: { mayRead: boolean }): string {
  if (!mayRead) return `${count} kişi seçili. Ekibi görme yetkiniz yok.`;
  return count === 0 ? 'Kimseyi seçmezseniz ekibin tamamı görünür.' : 'Seçtiğiniz sırayla görünürler.';
}
