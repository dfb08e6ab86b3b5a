import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRight } from '@vitrin/shared-contracts/state';
import { searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { LanguageCreateDialog } from './language-create.dialog.tsx';
import { LanguageRow } from './language-row.tsx';
import { languagesQuery } from './languages.api.ts';

const schema = { search: searchFilter('Dillerde ara') };

export function LanguageListPage() {
  const filters = useFilters(schema);
  const mayWrite = useRight('languages.write');
  const { search } = filters.values;
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
          mayWrite ? (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
              Yeni dil
            </Button>
          ) : null
        }
        filters={filters}
        query={query}
        empty={{ title: `“${search}” için dil bulunamadı.`, text: 'Adıyla ya da kısaltmasıyla arayın.' }}
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
        <LanguageCreateDialog existing={languages.map(({ abbr }) => abbr)} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}
