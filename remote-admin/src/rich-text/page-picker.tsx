import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { looksLikeAddress } from './link-address.ts';
import type { SitePage } from './site-pages.ts';
import { useSitePages } from './use-site-pages.ts';
import styles from './link.module.css';

interface PagePickerProps {
  lang: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onChoose: (page: SitePage) => void;
  /** The field gets the focus when its dialog opens. */
  focused?: boolean;
}

/** One field for both: search terms find a page of the site, anything else is used as the address. */
export function PagePicker({ lang, value, error, onChange, onChoose, focused = false }: PagePickerProps) {
  const [typed, setTyped] = useState(false);
  const { pages, state } = useSitePages(value, lang);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const searching = typed && !looksLikeAddress(value);
  const choose = (path: string) => {
    const page = pages.find((each) => each.path === path);
    if (page) onChoose(page);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          {...(focused ? { 'data-autofocus': true } : {})}
          label="Sayfa ya da adres"
          description="Sayfanın adını yazıp listeden seçin; başka siteler için https:// ile başlayan adresi, e-posta adresini ya da telefonu yazın."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          value={value}
          error={error}
          onChange={(event) => {
            setTyped(true);
            onChange(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!searching && value !== ''}>
        <Combobox.Options className={styles.pages} aria-label="Sitenin sayfaları">
          {pages.map(({ kind, name, path }) => (
            <Combobox.Option key={path} value={path} className={styles.page}>
              <span className={styles.name}>{name}</span>
              <span className={styles.kind}>{kind}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {pages.length === 0 || state === 'failed' ? <p className={styles.none}>{emptyTexts[state]}</p> : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}

const emptyTexts = {
  searching: 'Aranıyor…',
  found: 'Bu adla bir sayfa bulunamadı.',
  failed: 'Sayfaların bir bölümü aranamadı; bağlantınızı kontrol edip yeniden yazın.',
} as const;
