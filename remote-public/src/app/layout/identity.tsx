import { identityLines } from '../../shared/company/company-lines.ts';
import { CompanyValue } from '../../shared/company/company-value.tsx';
import { useFrameData } from '../../shared/frame.ts';
import shared from '../../shared/shared.module.css';
import styles from './identity.module.css';

/** Shows what the company states about itself by law; nothing until staff have written it. */
export function Identity() {
  const { company, texts } = useFrameData();
  if (!company) return null;
  const lines = identityLines(company, texts.company);
  return (
    <section className={styles.identity} aria-label={texts.company.identity}>
      <p lang="tr">{company.title}</p>
      {lines.length > 0 && (
        <dl>
          {lines.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>
                <CompanyValue {...line} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {company.society_url && (
        <a href={company.society_url} target="_blank" rel="noopener">
          {texts.company.society}
          <span className={shared.hidden}> ({texts.common.newTab})</span>
        </a>
      )}
    </section>
  );
}
