import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { Link } from 'shared-contracts/router';
import { EditedDialog } from '../../shared/form/record-dialog.tsx';
import { newRecord, useEdited } from '../../shared/form/use-edited.ts';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { mailboxes } from './mailbox.words.ts';
import { templatesQuery } from './reply.api.ts';
import { templateKinds } from './template.form.tsx';
import { TemplateRows } from './template-rows.tsx';

/** The prepared answers of one inbox. */
function templatesPage(kind: MailboxKind): ComponentType {
  return function TemplatesPage() {
    return <Templates kind={kind} />;
  };
}

export const ContactTemplatesPage = templatesPage('contact');
export const ApplicationTemplatesPage = templatesPage('human-resources');

function Templates({ kind }: { kind: MailboxKind }) {
  const { search, setSearch } = useListQuery();
  const query = useQuery(templatesQuery(kind, search ? { search } : {}));
  const { edited, addressOf, close } = useEdited();
  const { title, path } = mailboxes[kind];
  const insert = (
    <Button component={Link} to={addressOf(newRecord)} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni şablon
    </Button>
  );
  return (
    <>
      <ListPage
        title="Yanıt şablonları"
        back={{ to: path, label: title }}
        help="Sık yazılan yanıtlar; bir iletiyi yanıtlarken seçilir ve gönderenin bilgileriyle doldurulur."
        action={insert}
        toolbar={<SearchBox label="Şablonlarda ara" value={search} onSearch={setSearch} />}
        query={query}
        empty={<NoTemplates search={search} action={insert} />}
      >
        {(templates) => <TemplateRows kind={kind} items={templates} addressOf={addressOf} />}
      </ListPage>
      {edited === null ? null : (
        <EditedDialog key={edited} kind={templateKinds[kind]} edited={edited} query={query} onClose={close} />
      )}
    </>
  );
}

function NoTemplates({ search, action }: { search: string; action: ReactNode }) {
  if (search) {
    return (
      <EmptyList title={`“${search}” için şablon bulunamadı.`} text="Adının ya da konusunun bir parçasını arayın." />
    );
  }
  return (
    <EmptyList
      title="Henüz şablon yok."
      text="Her seferinde yeniden yazdığınız yanıtı bir kez yazın; sonra tek tıkla kullanın."
      action={action}
    />
  );
}
