import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { LanguageCreateDialog } from './language-create.dialog.tsx';
import { LanguageRow } from './language-row.tsx';
import { languagesQuery } from './languages.api.ts';

export function LanguageListPage() {
  const { search, setSearch } = useListQuery();
  const query = useQuery(languagesQuery(search));
  const languages = useQuery(languagesQuery()).data?.items ?? [];
  const [creating, setCreating] = useState(false);
  const fallback = languages.find(({ is_default }) => is_default === 1)?.lang ?? '';
  return (
    <>
      <ListPage
        title="Dil İşlemleri"
        help="Sitenin dilleri ve menü, düğme, uyarı gibi sabit metinleri. İçeriklerin çevirisi kendi ekranlarındadır."
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
            Yeni dil
          </Button>
        }
        toolbar={<SearchBox label="Dillerde ara" value={search} onSearch={setSearch} />}
        query={query}
        empty={<EmptyList title={`“${search}” için dil bulunamadı.`} text="Adıyla ya da kısaltmasıyla arayın." />}
      >
        {(rows) => (
          <ul aria-label="Diller">
            {rows.map((language) => (
              <LanguageRow key={language.id} language={language} fallback={fallback} />
            ))}
          </ul>
        )}
      </ListPage>
      {creating ? (
        <LanguageCreateDialog standing={languages.map(({ abbr }) => abbr)} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}
