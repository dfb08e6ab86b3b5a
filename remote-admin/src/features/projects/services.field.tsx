import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { servicePagesQuery } from './projects.api.ts';
import styles from './projects.module.css';

interface ServicesFieldProps {
  name: string;
  label: string;
}

/** Chooses pages of the site, in the order in which they are ticked. Who may not see the pages keeps what is chosen. */
export function ServicesField({ name, label }: ServicesFieldProps) {
  const { value, error, set } = useFormField<number[]>(name);
  const mayRead = useRight('site-pages.read');
  const { data, isPending, isError } = useQuery({ ...servicePagesQuery(), enabled: mayRead });
  const pages = data?.items ?? [];
  const change = (id: number, isChosen: boolean) =>
    set(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));
  if (!mayRead) return <p className={styles.help}>{`${value.length} hizmet seçili. Sayfaları görme yetkiniz yok.`}</p>;
  if (isError) return <p className={styles.help}>Sayfalar okunamadı; seçtikleriniz duruyor. Sayfayı yenileyin.</p>;
  if (!isPending && pages.length === 0)
    return (
      <p className={styles.help}>
        Hizmetler sitenin sayfalarıdır. Önce <Link to={adminPaths.sitePageInsert}>bir sayfa ekleyin</Link>.
      </p>
    );
  return (
    <Input.Wrapper
      description="Projenin hizmetlerini anlatan sayfalar; ziyaretçiler projeleri bunlara göre süzebilir."
      inputWrapperOrder={['description', 'error', 'input']}
      error={error}
    >
      <div id={name} role="group" tabIndex={-1} aria-label={label} className={styles.services}>
        {pages.map(({ id, title, active }) => (
          <label key={id} className={styles.service}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              onChange={(event) => change(id, event.currentTarget.checked)}
            />
            <span>
              <span>{title}</span>
              {active === 1 ? null : <span className={styles.hidden}> (yayında değil)</span>}
            </span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
