import { useTexts } from '../root-data.ts';
import { useCountText } from '../use-count-text.ts';
import shared from '../shared.module.css';
import { kindLabel } from './kind-label.ts';
import styles from './site-search.module.css';
import type { Suggestion, SuggestionState } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  list: SuggestionState;
  onChoose: (suggestion: Suggestion) => void;
}

/** The list below the field. It is there from the start, so that the field always names it; how many there are is announced. */
export function SuggestionList({ id, list: { suggestions, active, isOpen }, onChoose }: SuggestionListProps) {
  const texts = useTexts();
  const countText = useCountText();
  return (
    <>
      <div className={styles.list} id={id} role="listbox" aria-label={texts.search.suggestions} hidden={!isOpen}>
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
          <div
            key={`${suggestion.path ?? ''} ${suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus: a list that closes before the click would not be clicked.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span>{suggestion.text}</span>
            {suggestion.kind !== null && <span className={styles.kind}>{kindLabel(texts, suggestion.kind)}</span>}
          </div>
        ))}
      </div>
      <span className={shared.hidden} role="status">
        {isOpen ? countText(['search', 'suggestionCount'], { count: suggestions.length }) : ''}
      </span>
    </>
  );
}
