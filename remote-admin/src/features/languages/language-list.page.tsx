import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { LanguageCreateDialog } from './language-create.dialog.tsx';
import { LanguageRow } from './language-row.tsx';

export function LanguageListPage() {
  const { search, setSearch } = useListQuery();
  const { reading, reread: rereadFound } = useLanguages(search);
  const all = useLanguages();
  const [creating, setCreating] = useState(false);
  const languages = all.reading.state === 'ready' ? all.reading.data : [];
  const fallback = languages.find(({ is_default }) => is_default === 1)?.lang ?? '';
  const reread = () => void Promise.all([rereadFound(), all.reread()]);
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
        reading={reading}
        onRetry={reread}
        empty={<EmptyList title={`“${search}” için dil bulunamadı.`} text="Adıyla ya da kısaltmasıyla arayın." />}
      >
        {(rows) => (
          <ul aria-label="Diller">
            {rows.map((language) => (
              <LanguageRow key={language.id} language={language} fallback={fallback} onChanged={reread} />
            ))}
          </ul>
        )}
      </ListPage>
      {creating ? (
        <LanguageCreateDialog
          standing={languages.map(({ abbr }) => abbr)}
          onClose={() => setCreating(false)}
          onCreated={() => {
            setCreating(false);
            reread();
          }}
        />
      ) : null}
    </>
  );
}
