import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EditedDialog } from '../../shared/form/record-dialog.tsx';
import { newRecord, useEdited } from '../../shared/form/use-edited.ts';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { socialLinkKind } from './social-link.form.tsx';
import { SocialLinkRows } from './social-link-rows.tsx';
import { socialLinksQuery } from './social-media.api.ts';

export function SocialMediaPage() {
  const { search, setSearch } = useListQuery();
  const query = useQuery(socialLinksQuery(chosenOnly({ search })));
  const { edited, addressOf, close } = useEdited();
  const mayWrite = useRight('social-media.write');
  const insert = mayWrite ? (
    <Button component={Link} to={addressOf(newRecord)} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni bağlantı
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        title="Sosyal Medya"
        help="Sitenin altındaki simgeler, soldan sağa bu sırayla. Sırayı sürükleyerek değiştirebilirsiniz."
        action={insert}
        toolbar={<SearchBox label="Bağlantılarda ara" value={search} onSearch={setSearch} />}
        query={query}
        empty={
          search ? (
            <EmptyList title={`“${search}” için bağlantı bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
          ) : (
            <EmptyList
              title="Henüz bağlantı yok."
              text="Şirketin hesaplarını eklediğinizde sitenin altında simgeleriyle görünürler."
              action={insert}
            />
          )
        }
      >
        {(links) => (
          <SocialLinkRows links={links} mayWrite={mayWrite} searching={search !== ''} addressOf={addressOf} />
        )}
      </ListPage>
      {mayWrite && edited !== null ? (
        <EditedDialog key={edited} kind={socialLinkKind} edited={edited} query={query} onClose={close} />
      ) : null}
    </>
  );
}
