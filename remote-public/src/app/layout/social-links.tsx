import { Icon } from '../../shared/icon.tsx';
import { useRootData } from '../../shared/root-data.ts';
import styles from './footer.module.css';

/** Icon links that open in new tabs (product §2). */
export function SocialLinks() {
  const { social, texts } = useRootData();
  if (social.length === 0) return null;
  return (
    <div>
      <h2>{texts.footer.follow}</h2>
      <ul className={styles.social}>
        {social.map(({ id, name, uri, outline }) => (
          <li key={id}>
            <a href={uri} target="_blank" rel="noopener" aria-label={`${name} (${texts.common.newTab})`}>
              <Icon name="link" outline={outline} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
