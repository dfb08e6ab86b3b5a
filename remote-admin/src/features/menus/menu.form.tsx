import { menuInputSchema } from '@vitrin/shared-contracts/menu-input';
import {
  menuPlaceLabels,
  menuPlaces,
  type MenuEntry,
  type MenuPlace,
  type MenuRecord,
  type MenuTexts,
} from '@vitrin/shared-contracts/menus';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { recordKind, type RecordParts } from '../../editing/form/record-kind.ts';
import type { LanguageContext } from '../../editing/form/record-page.tsx';
import { translationValues } from '../../editing/form/translations-to-send.ts';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EntriesField } from './entries.field.tsx';

interface MenuValues {
  entries: MenuEntry[];
  translations: Record<string, MenuTexts>;
}

const helps: Readonly<Record<MenuPlace, string>> = {
  header:
    'Sitenin üstündeki bağlantılar. Birinin altına başka bağlantılar koyabilirsiniz; ziyaretçi onları düğmeyle açar.',
  footer: 'Sitenin altındaki sütunlar. Her başlık bir sütundur, altındaki bağlantılar sütunda görünür.',
  legal: 'Sitenin en altındaki bağlantılar, örneğin sözleşmeler.',
  phone: 'Telefonlarda ekranın altında duran en çok üç düğme: arama, WhatsApp, yol tarifi.',
};

const blank: MenuTexts = { labels: {} };

/** Returns the form of one menu. */
function kindOf(place: MenuPlace) {
  return recordKind({
    form: `menu-${place}`,
    history: { entity: 'menu', record: place },
    isShown: true,
    apiPath: api.adminMenus,
    update: { title: 'Menüler', help: helps[place] },
    labels: { entries: 'Bağlantılar', address: 'Adres' },
    labelsOf: entryLabels,
    schema: menuInputSchema,
    values: ({ entries, translations }: MenuRecord, { languages }: LanguageContext): MenuValues => ({
      entries,
      translations: translationValues(languages, translations, blank, (texts) => texts),
    }),
    input: ({ entries, translations }) => ({ place, entries, translations }),
    Fields: MenuFields,
    Tabs: () => (
      <SectionTabs
        label="Menüler"
        current={place}
        tabs={menuPlaces.map((key) => ({ key, label: menuPlaceLabels[key], to: adminPaths.menuUpdate(key) }))}
      />
    ),
  });
}

/** Names the labels of entries by their place: '2. bağlantının menüdeki adı'. */
function entryLabels(paths: readonly string[], { entries }: MenuValues): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const place = entries.findIndex(({ id }) => path.endsWith(`.labels.${id}`));
      return place < 0 ? [] : [[path, `${place + 1}. bağlantının menüdeki adı`]];
    }),
  );
}

export const menuKinds = {
  header: kindOf('header'),
  footer: kindOf('footer'),
  legal: kindOf('legal'),
  phone: kindOf('phone'),
};

function MenuFields({ record, values, languages }: RecordParts<MenuRecord, MenuValues> & LanguageContext) {
  const isLabelled = (abbr: string) => {
    const { labels } = values.translations[abbr] ?? blank;
    return values.entries.every(({ id, target }) => !needsLabel.has(target.type) || labels[id]?.trim());
  };
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={isLabelled}>
        {(abbr) => <EntriesField place={record.place} lang={abbr} />}
      </LanguageTabs>
    </Panel>
  );
}

/** Targets without a title. */
const needsLabel: ReadonlySet<string> = new Set(['address', 'group']);
