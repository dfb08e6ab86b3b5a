import { Button, Input, TextInput } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleRow } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { listQuery } from '../../data/query.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './newsletter.module.css';

interface ArticlesFieldProps {
  name: string;
  label: string;
  /** Titles of those that the saved letter names and that are published. */
  names: readonly { id: number; title: string }[];
}

/** Chooses published articles and their order. */
export function ArticlesField({ name, label, names }: ArticlesFieldProps) {
  const { value = [], error, set } = useFormField<number[] | undefined>(name);
  const [titles, setTitles] = useState(() => new Map(names.map(({ id, title }) => [id, title])));
  const add = ({ id, title }: ArticleRow) => {
    setTitles(new Map(titles).set(id, title));
    set([...value, id]);
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description="Bu sırayla, başlığı, özeti ve bağlantısıyla görünürler. Yayından kalkan makale mektuba girmez."
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={error}
    >
      <div id={name} role="group" tabIndex={-1} aria-label={label} className={styles.articles}>
        <ol className={styles.chosen} aria-label="Seçilen makaleler">
          {value.map((id, at) => (
            <ChosenArticle
              key={id}
              title={titles.get(id) ?? `Yayında olmayan makale (${id})`}
              canMove={{ up: at > 0, down: at < value.length - 1 }}
              onMove={(by) => set([...moveItem(value, at, at + by)])}
              onRemove={() => set(value.filter((each) => each !== id))}
            />
          ))}
        </ol>
        {value.length < limits.newsletter.articles ? <ArticleSearch chosen={value} onAdd={add} /> : null}
      </div>
    </Input.Wrapper>
  );
}

interface ChosenArticleProps {
  title: string;
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ChosenArticle({ title, canMove, onMove, onRemove }: ChosenArticleProps) {
  return (
    <li>
      <span>{title}</span>
      <IconButton aria-label={`${title}: yukarı`} disabled={!canMove.up} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={`${title}: aşağı`} disabled={!canMove.down} onClick={() => onMove(1)}>
        <IconArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={`${title}: çıkar`} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

interface ArticleSearchProps {
  chosen: readonly number[];
  onAdd: (article: ArticleRow) => void;
}

/** Lists the published articles of the first page that matches, without the chosen ones. */
function ArticleSearch({ chosen, onAdd }: ArticleSearchProps) {
  const mayRead = useRight('articles.read');
  const [search, setSearch] = useState('');
  const { data } = useQuery({
    ...listQuery<ArticleRow>(api.adminArticles, { page: 1, search }),
    enabled: mayRead,
  });
  if (!mayRead) return <p className={styles.quiet}>Makaleleri görme yetkiniz yok.</p>;
  const found = (data?.items ?? []).filter(({ id, active, published_at }) => {
    const isPublished = active === 1 && Date.parse(published_at) <= Date.now();
    return isPublished && !chosen.includes(id);
  });
  return (
    <>
      <TextInput
        type="search"
        label="Makale ara"
        value={search}
        maxLength={limits.search.max}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className={styles.found} aria-label="Eklenebilecek makaleler">
        {found.map((article) => (
          <li key={article.id}>
            <span>{article.title}</span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${article.title}: ekle`}
              onClick={() => onAdd(article)}
            >
              Ekle
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
