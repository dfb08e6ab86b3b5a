import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { isPath, type SitePage } from './site-pages.ts';
import { isPageSearch, useSitePages, type SitePages } from './use-site-pages.ts';
import styles from './link.module.css';

interface PagePickerProps {
  lang: string;
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
  onChoose: (page: SitePage) => void;
  /** The field gets the focus when its dialog opens. */
  focused?: boolean;
  id?: string;
  label?: string;
  help?: string;
  onBlur?: () => void;
}

const HELP =
  'Sayfanın adını yazıp listeden seçin; başka siteler için https:// ile başlayan adresi, e-posta adresini ya da telefonu yazın.';

/** One field for both: search terms and beginnings of paths find a page of the site, anything else is used as the address. */
export function PagePicker(props: PagePickerProps) {
  const { lang, value, onChange, onChoose } = props;
  const [typed, setTyped] = useState(false);
  // A form has many such fields, most of which are not used.
  const [isUsed, setUsed] = useState(false);
  const found = useSitePages(isUsed ? value : null, lang);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const choose = (path: string) => {
    const page = found.pages.find((each) => each.path === path);
    if (page) onChoose(page);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(props)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          onChange={(event) => {
            setTyped(true);
            onChange(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => setUsed(true)}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            props.onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOffered(value, typed, found)}>
        <Found {...found} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

function inputProps({ id, value, error, focused = false, label = 'Sayfa ya da adres', help = HELP }: PagePickerProps) {
  return {
    value,
    error,
    label,
    description: help,
    ...(id === undefined ? {} : { id }),
    ...(focused ? { 'data-autofocus': true } : {}),
  };
}

/** Results are offered for an empty field and for what is typed; a path that belongs to no page may be right all the same. */
function isOffered(value: string, typed: boolean, { pages }: SitePages): boolean {
  if (value === '') return true;
  return typed && isPageSearch(value) && (pages.length > 0 || !isPath(value));
}

function Found({ pages, state }: SitePages) {
  return (
    <>
      <Combobox.Options className={styles.pages} aria-label="Sitenin sayfaları">
        {pages.map(({ kind, name, path }) => (
          <Combobox.Option key={path} value={path} className={styles.page}>
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>{kind === 'Sayfa' ? path : kind}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {pages.length === 0 || state === 'failed' ? <p className={styles.none}>{emptyTexts[state]}</p> : null}
    </>
  );
}

const emptyTexts = {
  searching: 'Aranıyor…',
  found: 'Bu adla bir sayfa bulunamadı.',
  failed: 'Sayfaların bir bölümü aranamadı; bağlantınızı kontrol edip yeniden yazın.',
} as const;
