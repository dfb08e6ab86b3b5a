import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import type { ConsentCategory, Integration } from '@vitrin/shared-contracts/integrations';
import { limits } from '@vitrin/shared-contracts/limits';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import styles from './site-settings.module.css';

interface ScriptFieldProps {
  name: string;
  label: string;
  /** Description of the identifier format of this tool. */
  help: string;
  value: string;
  recognised: readonly Integration[];
}

const categories: Readonly<Record<ConsentCategory, string>> = { analytics: 'istatistik', marketing: 'pazarlama' };

/** A field for pasted code that shows immediately which tools it will start. */
export function ScriptField({ name, label, help, value, recognised }: ScriptFieldProps) {
  return (
    <div className={styles.script}>
      <TextAreaField name={name} label={label} help={help} rows={4} maxLength={limits.siteScript.max} />
      <div role="status" aria-label={`${label}: tanınan kimlikler`}>
        {recognised.length > 0 ? (
          <ul className={styles.found}>
            {recognised.map(({ id, category }) => (
              <li key={id}>
                <IconCircleCheckFilled size={16} aria-hidden />
                <code>{id}</code> yalnızca ziyaretçi {categories[category]} çerezlerini kabul ederse çalışır.
              </li>
            ))}
          </ul>
        ) : null}
        {value.trim() && recognised.length === 0 ? (
          <p className={styles.unknown}>
            <IconCircleDashed size={16} aria-hidden />
            Bu metinde bilinen bir kimlik yok: saklanır ama çalıştırılmaz.
          </p>
        ) : null}
      </div>
    </div>
  );
}
