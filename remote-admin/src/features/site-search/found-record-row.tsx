import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { Link } from '@vitrin/shared-contracts/router';
import type { FoundRecord, FoundText } from '@vitrin/shared-contracts/site-search';
import { SelectionBox } from '../../ui/list/selection-box.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { recordName } from '../../data/record-name.ts';
import { FoundPlace } from './found-place.tsx';
import { isReplaceable, type ChosenPlaces } from './use-chosen-places.ts';
import styles from './site-search.module.css';

interface FoundRecordRowProps {
  record: FoundRecord;
  /** Languages of the site, the default one first. */
  languages: readonly LanguageInfo[];
  /** Undefined while nothing is replaced. */
  places: ChosenPlaces | undefined;
}

/** A record with all places that were found in it. */
export function FoundRecordRow({ record, languages, places }: FoundRecordRowProps) {
  const { entity, screen, state, more } = record;
  const rankOf = (text: FoundText) => languages.findIndex(({ abbr }) => abbr === text.lang);
  const texts = record.texts.toSorted((one, other) => rankOf(one) - rankOf(other));
  const name = recordName(record);
  const replaceable = places ? texts.filter(isReplaceable) : [];
  return (
    <li className={styles.record}>
      <div className={styles.head}>
        {places && replaceable.length > 1 ? <AllPlaces {...{ record, name, places }} /> : null}
        <div className={styles.about}>
          <h2 className={styles.name}>{screen === null ? name : <Link to={screen}>{name}</Link>}</h2>
          <p className={styles.detail}>
            <span>{`${auditEntityLabels[entity] ?? entity} ·`}</span>
            <StateLabel state={state} />
          </p>
        </div>
      </div>
      <ul>
        {texts.map((text) => (
          <FoundPlace
            key={`${text.source} ${text.key}`}
            text={text}
            language={languages.find(({ abbr }) => abbr === text.lang)?.lang ?? text.lang}
            choice={
              places && isReplaceable(text)
                ? {
                    isChosen: places.isChosen(record, text),
                    onChange: () => places.decide(record, [text], !places.isChosen(record, text)),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {more > 0 ? (
        <p className={styles.more}>
          {`Bu kayıtta ${more} yer daha var; ${places ? 'bunlar değiştirdikten sonra listelenir' : 'bunları formunda bulabilirsiniz'}.`}
        </p>
      ) : null}
    </li>
  );
}

interface AllPlacesProps {
  record: FoundRecord;
  name: string;
  places: ChosenPlaces;
}

/** Chooses all places of a record, or none. */
function AllPlaces({ record, name, places }: AllPlacesProps) {
  const replaceable = record.texts.filter(isReplaceable);
  const chosen = replaceable.filter((text) => places.isChosen(record, text)).length;
  const isAll = chosen === replaceable.length;
  return (
    <SelectionBox
      name={`${name}: bütün yerleri seç`}
      checked={isAll}
      partly={chosen > 0 && !isAll}
      onChange={() => places.decide(record, replaceable, !isAll)}
    />
  );
}
