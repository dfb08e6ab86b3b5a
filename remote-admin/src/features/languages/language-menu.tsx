import { DeferredMenu } from '../../ui/layers/deferred-menu.tsx';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { LanguageRenameDialog } from './language-rename.dialog.tsx';
import { useLanguageDeletion } from './use-language-deletion.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Rarely used actions of a language; the default language cannot be renamed or deleted. */
export function LanguageMenu({ language }: { language: LanguageRecord }) {
  const [renaming, setRenaming] = useState(false);
  const { pending, confirmAndDelete } = useLanguageDeletion();
  return (
    <>
      <DeferredMenu
        width={200}
        button={
          <IconButton aria-label={`${language.lang}: diğer işlemler`} disabled={language.is_default === 1 || pending}>
            <IconDots size={18} aria-hidden />
          </IconButton>
        }
      >
        {(Menu) => (
          <>
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setRenaming(true)}>
              Adını değiştir
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => void confirmAndDelete(language)}
            >
              Sil
            </Menu.Item>
          </>
        )}
      </DeferredMenu>
      {renaming ? <LanguageRenameDialog language={language} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
