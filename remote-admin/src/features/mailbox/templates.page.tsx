import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { EditRecordDialog } from '../../editing/form/record-dialog.tsx';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { mailboxes } from './mailbox-texts.ts';
import { templatesQuery } from './reply.api.ts';
import { templateKinds } from './template.form.tsx';
import { TemplateRows } from './template-rows.tsx';

/** Creates the reply template screen of one inbox. */
function templatesPage(kind: MailboxKind): ComponentType {
  return function TemplatesPage() {
    return <Templates kind={kind} />;
  };
}

export const ContactTemplatesPage = templatesPage('contact');
export const ApplicationTemplatesPage = templatesPage('human-resources');

const schema = { search: searchFilter('Şablonlarda ara') };

function Templates({ kind }: { kind: MailboxKind }) {
  const filters = useFilters(schema);
  const query = useQuery(templatesQuery(kind, filters.params));
  const { edited, addressOf, close } = useOpenRecord();
  const { title, path } = mailboxes[kind];
  return (
    <>
      <ListPage
        title="Yanıt şablonları"
        back={{ to: path, label: title }}
        help="Sık yazılan yanıtlar; bir iletiyi yanıtlarken seçilir ve gönderenin bilgileriyle doldurulur."
        insert={{ to: addressOf(newRecordParam), label: 'Yeni şablon' }}
        filters={filters}
        query={query}
        empty={{
          title: 'Henüz şablon yok.',
          text: 'Her seferinde yeniden yazdığınız yanıtı bir kez yazın; sonra tek tıkla kullanın.',
        }}
        notFound={{
          title: `“${filters.values.search}” için şablon bulunamadı.`,
          text: 'Adının ya da konusunun bir parçasını arayın.',
        }}
      >
        {(templates) => <TemplateRows kind={kind} items={templates} addressOf={addressOf} />}
      </ListPage>
      {edited === null ? null : (
        <EditRecordDialog key={edited} kind={templateKinds[kind]} recordParam={edited} query={query} onClose={close} />
      )}
    </>
  );
}
