import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import styles from './home-sections.module.css';
import { sectionKinds, type SectionSource } from './section-kinds.ts';

/** Describes what visitors see of a kind and links to the screens that manage its other content. */
export function SectionKindNote({ kind }: { kind: HomeSectionKind }) {
  const { icon: Icon, description, sources } = sectionKinds[kind];
  return (
    <div className={styles.note}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div>
        <p>{description}</p>
        {sources.length > 0 ? (
          <ul aria-label="İçeriğin düzenlendiği ekranlar">
            {sources.map((source) => (
              <Source key={source.label} source={source} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function Source({ source: { label, to, right } }: { source: SectionSource }) {
  const mayRead = useRight(right);
  return <li>{mayRead ? <Link to={to}>{label}</Link> : label}</li>;
}
