import { Icon } from '../../shared/icon.tsx';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './header.module.css';
import { LanguageChooser } from './language-chooser.tsx';

/** More than these stand in a list that opens, so that the header keeps its width. */
const MOST_IN_LINE = 3;
const listId = 'languages';

export function HeaderLanguages() {
  const { language, languages, texts } = useRootData();
  if (languages.length <= MOST_IN_LINE) return <LanguageChooser className={styles.languages} />;
  const current = languages.find(({ abbr }) => abbr === language);
  return (
    <>
      <button className={styles.languageOpener} type="button" popoverTarget={listId}>
        <Icon name="globe" />
        <span className={shared.hidden}>{texts.common.language}: </span>
        {current?.lang}
      </button>
      <div className={styles.languageList} id={listId} popover="auto">
        <LanguageChooser className={undefined} />
      </div>
    </>
  );
}
