import type { Pair } from '@vitrin/shared-contracts/records/field';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './product.module.css';

/** Renders the technical table; nothing without rows. */
export function ProductSpecs({ specs, lang }: { specs: readonly Pair[]; lang: string | undefined }) {
  const { products: texts } = useTexts();
  if (specs.length === 0) return null;
  return (
    <section>
      <h2 className={shared.heading} id="teknik-ozellikler">
        {texts.specs}
      </h2>
      <table className={styles.specs} aria-labelledby="teknik-ozellikler">
        <thead className={shared.hidden}>
          <tr>
            <th scope="col">{texts.feature}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody lang={lang}>
          {specs.map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
