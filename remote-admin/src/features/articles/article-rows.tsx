import { useState } from 'react';
import type { ArticleRow as Row } from 'shared-contracts/articles';
import { api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { PositionDialog } from '../../shared/list/position-dialog.tsx';
import { SortableList } from '../../shared/list/sortable-list.tsx';
import { useQueueOrder } from '../../shared/list/use-queue-order.ts';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { ArticleRow } from './article-row.tsx';
import { deleteArticle } from './articles.api.ts';

interface ArticleRowsProps {
  items: readonly Row[];
  searching: boolean;
  onChanged: () => void;
}

export function ArticleRows({ items, searching, onChanged }: ArticleRowsProps) {
  const { shown, move } = useQueueOrder(items, api.adminArticleQueue, onChanged);
  const { confirmAndDelete } = useConfirmedDelete();
  const languages = useLanguages().reading;
  const movable = useRight('articles.order') && !searching;
  const [placing, setPlacing] = useState<number | null>(null);
  const placed = placing === null ? undefined : shown[placing];
  const remove = async ({ id, title }: Row) => {
    if (await confirmAndDelete({ subject: title, call: () => deleteArticle(id) })) onChanged();
  };
  return (
    <>
      <SortableList
        items={shown}
        label="Makaleler"
        nameOf={({ title }) => title}
        movable={movable}
        onMove={(from, to) => void move(from, to)}
        renderRow={(article, index, drag) => (
          <ArticleRow
            article={article}
            drag={drag}
            languages={languages.state === 'ready' ? languages.data : []}
            order={{ index, count: shown.length, movable, onMove: (from, to) => void move(from, to) }}
            onAskPosition={() => setPlacing(index)}
            onDelete={() => void remove(article)}
          />
        )}
      />
      {placed && placing !== null ? (
        <PositionDialog
          name={placed.title}
          index={placing}
          count={shown.length}
          onClose={() => setPlacing(null)}
          onMove={(from, to) => void move(from, to)}
        />
      ) : null}
    </>
  );
}
