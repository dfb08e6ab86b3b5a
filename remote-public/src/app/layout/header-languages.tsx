import { Icon } from '../../shared/icon.tsx';
import { useFrame } from '../../shared/frame.ts';
import shared from '../../shared/shared.module.css';
import styles from './header.module.css';
import { LanguageChooser } from './language-chooser.tsx';

/** More languages than this are shown in a popover, so that the header keeps its width. */
const MAX_INLINE_LANGUAGES = 3;

export function HeaderLanguages() {
  const { data, ids } = useFrame();
  const { language, languages, texts } = data;
  const listId = `${ids}languages`;
  if (languages.length <= MAX_INLINE_LANGUAGES) return <LanguageChooser className={styles.languages} />;
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
