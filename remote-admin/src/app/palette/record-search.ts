import type { ArticleRow } from 'shared-contracts/articles';
import type { ContractRecord } from 'shared-contracts/contracts';
import { fold } from 'shared-contracts/fold';
import type { MessageRow } from 'shared-contracts/mailbox';
import { adminPaths, api } from 'shared-contracts/paths';
import type { Right } from 'shared-contracts/rights';
import type { UserRecord } from 'shared-contracts/users';
import { getJson } from '../../shared/http.ts';

export interface Found {
  /** Caption of the group. */
  group: string;
  id: string;
  label: string;
  description: string;
  to: string;
}

interface Source {
  right: Right;
  find: (text: string) => Promise<Found[]>;
}

const SHOWN = 5;

/** What the palette finds records in; each only for those who may read it. */
const sources: readonly Source[] = [
  {
    right: 'articles.write',
    find: async (search) =>
      (await list<ArticleRow>(api.adminArticles, { search })).map(({ id, title }) =>
        found('Makaleler', { label: title, description: '', to: adminPaths.articleUpdate(id) }),
      ),
  },
  {
    right: 'contracts.write',
    // All of them are few, and come at once.
    find: async (search) =>
      (await list<ContractRecord>(api.adminContracts, {}))
        .filter(({ name }) => fold(name).includes(fold(search)))
        .map(({ id, name }) =>
          found('Sözleşmeler', { label: name, description: '', to: adminPaths.contractUpdate(id) }),
        ),
  },
  { right: 'messages.contact', find: (search) => findMessages('contact', 'Mesajlar', search) },
  { right: 'messages.human-resources', find: (search) => findMessages('human-resources', 'Başvurular', search) },
  {
    right: 'users.write',
    find: async (search) =>
      (await list<UserRecord>(api.adminUsers, { search })).map(({ id, name, email }) =>
        found('Kullanıcılar', { label: name, description: email, to: adminPaths.userUpdate(id) }),
      ),
  },
];

async function findMessages(kind: 'contact' | 'human-resources', group: string, search: string): Promise<Found[]> {
  const rows = await list<MessageRow>(api.adminMailbox(kind), { section: 'mail', search });
  const screen = kind === 'contact' ? adminPaths.contactMessages : adminPaths.applications;
  return rows.map(({ id, name, subject, excerpt }) =>
    found(group, { label: name, description: subject || excerpt, to: `${screen}?ileti=${id}` }),
  );
}

function found(group: string, record: Omit<Found, 'group' | 'id'>): Found {
  return { group, id: `${group} ${record.to}`, ...record };
}

async function list<T>(path: string, params: Readonly<Record<string, string>>): Promise<T[]> {
  const answer = await getJson<T[]>(path, { page: 1, ...params });
  return answer.success ? (answer.data ?? []) : [];
}

/** Records that hold the words; `failed` when not every source could be asked. */
export async function findRecords(
  search: string,
  rights: ReadonlySet<Right>,
): Promise<{ records: Found[]; failed: boolean }> {
  const asked = sources.filter(({ right }) => rights.has(right)).map(({ find }) => find(search));
  const answers = await Promise.allSettled(asked);
  const records = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value.slice(0, SHOWN) : []));
  return { records, failed: answers.some(({ status }) => status === 'rejected') };
}
