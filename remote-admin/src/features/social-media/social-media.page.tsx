import { useQuery } from '@tanstack/react-query';
import { useRight } from 'shared-contracts/state';
import { object } from 'yup';
import { EditedDialog } from '../../shared/form/record-dialog.tsx';
import { newRecord, useEdited } from '../../shared/form/use-edited.ts';
import { searchFilter } from '../../shared/list/filters.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useFilters } from '../../shared/list/use-filters.ts';
import { socialLinkKind } from './social-link.form.tsx';
import { SocialLinkRows } from './social-link-rows.tsx';
import { socialLinksQuery } from './social-media.api.ts';

const right = 'social-media.write';
const schema = object({ search: searchFilter('Bağlantılarda ara') });

export function SocialMediaPage() {
  const filters = useFilters(schema);
  const query = useQuery(socialLinksQuery(filters.params));
  const { edited, addressOf, close } = useEdited();
  const mayWrite = useRight(right);
  return (
    <>
      <ListPage
        title="Sosyal Medya"
        help="Sitenin altındaki simgeler, soldan sağa bu sırayla. Sırayı sürükleyerek değiştirebilirsiniz."
        insert={{ to: addressOf(newRecord), label: 'Yeni bağlantı', right }}
        filters={filters}
        query={query}
        empty={{
          title: 'Henüz bağlantı yok.',
          text: 'Şirketin hesaplarını eklediğinizde sitenin altında simgeleriyle görünürler.',
        }}
        notFound={{ title: `“${filters.values.search}” için bağlantı bulunamadı.` }}
      >
        {(links) => (
          <SocialLinkRows links={links} mayWrite={mayWrite} searching={filters.isNarrowed} addressOf={addressOf} />
        )}
      </ListPage>
      {mayWrite && edited !== null ? (
        <EditedDialog key={edited} kind={socialLinkKind} edited={edited} query={query} onClose={close} />
      ) : null}
    </>
  );
}
