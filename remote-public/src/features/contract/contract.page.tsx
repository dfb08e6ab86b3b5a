import '@vitrin/shared-contracts/prose-blocks.css';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { longDate } from '../../shared/dates.ts';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { Prose } from '../../shared/prose.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import { InformationSociety } from './information-society.tsx';
import { hasFeedback, type LoadedContract } from './loaded-contract.ts';
import { accessibilityFeedback } from './lazy-feedback.ts';
import styles from './contract.module.css';

export function ContractPage() {
  const contract = useLoaderData<LoadedContract>();
  const root = useRootData();
  const { contracts, texts } = root;
  const lang = useContentLanguage(contract.lang);
  const others = contracts.filter(({ id }) => id !== contract.id);
  return (
    <>
      <PageHeader title={contract.name} lang={contract.lang}>
        <p className={styles.updated}>
          {fill(texts.contract.updated, { date: longDate(contract.updated_at, textsLanguage(root)) })}
        </p>
      </PageHeader>
      <div className={styles.contract}>
        <article>
          <Prose html={contract.content} lang={lang} />
          {contract.announcements && <InformationSociety announcements={contract.announcements} />}
          {hasFeedback(contract) && <accessibilityFeedback.View contract={contract} />}
        </article>
        {others.length > 0 && (
          <nav className={styles.others} aria-label={texts.contract.others}>
            <h2>{texts.contract.others}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to={publicPaths.contract(contractSlug(other))}>{other.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
