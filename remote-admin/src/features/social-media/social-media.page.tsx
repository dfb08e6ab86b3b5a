import { useQuery } from '@tanstack/react-query';
import { useRight } from '@vitrin/shared-contracts/state';
import { EditRecordDialog } from '../../editing/form/record-dialog.tsx';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { socialLinkKind } from './social-link.form.tsx';
import { SocialLinkRows } from './social-link-rows.tsx';
import { socialLinksQuery } from './social-media.api.ts';

const right = 'social-media.draft-own';
const schema = { search: searchFilter('Bağlantılarda ara') };

export function SocialMediaPage() {
  const filters = useFilters(schema);
  const query = useQuery(socialLinksQuery(filters.params));
  const { edited, addressOf, close } = useOpenRecord();
  const mayDraft = useRight(right);
  const mayWrite = useRight('social-media.write');
  return (
    <>
      <ListPage
        title="Sosyal Medya"
        help="Sitenin altındaki simgeler, soldan sağa bu sırayla. Sırayı sürükleyerek değiştirebilirsiniz."
        publication="social-media"
        insert={{ to: addressOf(newRecordParam), label: 'Yeni bağlantı', right }}
        filters={filters}
        query={query}
        empty={{
          title: 'Henüz bağlantı yok.',
          text: 'Şirketin hesaplarını eklediğinizde sitenin altında simgeleriyle görünürler.',
        }}
        notFound={{ title: `“${filters.values.search}” için bağlantı bulunamadı.` }}
      >
        {(links) => (
          <SocialLinkRows
            links={links}
            mayDraft={mayDraft}
            mayWrite={mayWrite}
            isSearch={filters.hasActiveFilters}
            addressOf={addressOf}
          />
        )}
      </ListPage>
      {mayDraft && edited !== null ? (
        <EditRecordDialog key={edited} kind={socialLinkKind} recordParam={edited} query={query} onClose={close} />
      ) : null}
    </>
  );
}
