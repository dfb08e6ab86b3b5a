import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { useTrash } from '../../editing/use-trash.ts';
import { deleteRecord } from './catalogue.api.ts';
import styles from './catalogue.module.css';
import { categoryPath } from './catalogue-addresses.ts';
import { productsOfPath } from './catalogue.sections.ts';
import { categoryLevels, type AnyCategory, type CategoryLevel } from './category-levels.ts';
import { nameOf } from './record-names.ts';

interface CategoryRowsProps {
  level: CategoryLevel;
  items: readonly AnyCategory[];
  label: string;
  languages: readonly LanguageInfo[];
  movable: boolean;
}

/** Rows of all main categories, or of the categories of one main category. */
export function CategoryRows({ level, items, label, languages, movable }: CategoryRowsProps) {
  const { url, update } = categoryLevels[level];
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('catalogue.write');
  const mayDraft = useRight('catalogue.draft-own');
  const name = ({ translations }: AnyCategory) => nameOf(translations, languages);
  const remove = (category: AnyCategory) =>
    moveToTrash({
      entity: level,
      ids: [category.id],
      subject: name(category),
      call: () => deleteRecord(url, category.id),
      changes: [url],
      isLinked: true,
    });
  return (
    <OrderedRows
      items={items}
      label={label}
      nameOf={name}
      url={url}
      movable={movable && mayWrite}
      renderRow={(category, order) => {
        const edit = update(category.id);
        return (
          <RecordRow
            record={category.id}
            name={name(category)}
            to={mayDraft ? edit : null}
            order={order}
            detail={<Detail level={level} category={category} name={name(category)} languages={languages} />}
            aside={<LanguageMarks languages={languages} present={Object.keys(category.translations)} />}
            actions={
              mayDraft ? (
                <RowActions
                  name={name(category)}
                  to={edit}
                  order={mayWrite ? order : undefined}
                  onDelete={mayWrite ? () => void remove(category) : undefined}
                />
              ) : null
            }
          />
        );
      }}
    />
  );
}

interface DetailProps {
  level: CategoryLevel;
  category: AnyCategory;
  name: string;
  languages: readonly LanguageInfo[];
}

function Detail({ level, category, name, languages }: DetailProps) {
  const shown = languages.find(({ abbr }) => category.translations[abbr]);
  const slug = shown ? category.translations[shown.abbr]?.seo_name : '';
  return (
    <span className={styles.facts}>
      <span>{categoryPath(slug ?? '')}</span>
      {level === 'category' ? (
        <Link className={styles.link} to={productsOfPath(category.id)} aria-label={`${name}: ürünleri gör`}>
          Ürünleri gör
        </Link>
      ) : null}
    </span>
  );
}
