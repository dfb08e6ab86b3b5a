import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { Link } from '@vitrin/shared-contracts/router';
import type { FoundRecord } from '@vitrin/shared-contracts/site-search';
import { SelectionBox } from '../../shared/list/selection-box.tsx';
import { StateLabel } from '../../shared/publication/state-label.tsx';
import { recordName } from '../../shared/record-name.ts';
import { FoundPlace } from './found-place.tsx';
import { isReplaceable, type ChosenPlaces } from './use-chosen-places.ts';
import styles from './site-search.module.css';

interface FoundRecordRowProps {
  record: FoundRecord;
  /** Returns the name of a language. */
  languageName: (lang: string) => string;
  /** Undefined while nothing is replaced. */
  places: ChosenPlaces | undefined;
}

/** A record with all places that were found in it. */
export function FoundRecordRow({ record, languageName, places }: FoundRecordRowProps) {
  const { entity, screen, state, texts, more } = record;
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
            language={text.lang === '' ? '' : languageName(text.lang)}
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
        <p className={styles.more}>{`Bu kayıtta ${more} yer daha var; bunları formunda bulabilirsiniz.`}</p>
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
