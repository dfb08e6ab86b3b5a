import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { Link } from '@vitrin/shared-contracts/router';
import {
  translationStateLabels,
  type LanguageSummary,
  type TranslatedRecord,
  type TranslationCell,
} from '@vitrin/shared-contracts/translation-states';
import { recordName } from '../../data/record-name.ts';
import { TranslationStateLabel } from '../../editing/translations/translation-state.tsx';
import { withFilters, type TranslationFilters } from '../../editing/translations/translation-filters.ts';
import styles from './translations.module.css';

interface TranslationTableProps {
  rows: readonly TranslatedRecord[];
  languages: readonly LanguageSummary[];
  filters: TranslationFilters;
}

/** Records in rows and languages in columns. Many languages scroll inside the table. */
export function TranslationTable({ rows, languages, filters }: TranslationTableProps) {
  const nameOf = (lang: string) => languages.find((each) => each.lang === lang)?.name ?? lang;
  const [first] = rows;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label="Çeviriler">
        <thead>
          <tr>
            <th scope="col">Kayıt</th>
            {first?.cells.map(({ lang }) => (
              <th key={lang} scope="col">
                {nameOf(lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.entity} ${row.record}`}>
              <th scope="row">
                <span className={styles.name}>{recordName(row)}</span>
                <span className={styles.kind}>{kindOf(row)}</span>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.lang}>
                  <CellLink cell={cell} name={`${recordName(row)}, ${nameOf(cell.lang)}`} filters={filters} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function kindOf({ entity, is_draft }: TranslatedRecord): string {
  const label = auditEntityLabels[entity] ?? entity;
  return is_draft ? `${label} · yayınlanmadı` : label;
}

interface CellLinkProps {
  cell: TranslationCell;
  /** Record and language. */
  name: string;
  filters: TranslationFilters;
}

/** Opens the form of the record in the language of the cell. */
function CellLink({ cell: { state, missing, has_draft, screen }, name, filters }: CellLinkProps) {
  const details = [...(missing ? [`boş alan: ${missing}`] : []), ...(has_draft ? ['taslak var'] : [])];
  return (
    <Link
      className={styles.cell}
      to={withFilters(screen, filters)}
      aria-label={[`${name}: ${translationStateLabels[state]}`, ...details].join(', ')}
    >
      <span className={styles.state}>
        <TranslationStateLabel state={state} />
      </span>
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
    </Link>
  );
}
