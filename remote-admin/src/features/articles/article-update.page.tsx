import { useEffect } from 'react';
import type { ArticleRecord } from 'shared-contracts/articles';
import { adminPaths, api } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { ArticleForm } from './article.form.tsx';

/** The chosen article stands in the address; without one the list opens. */
export function ArticleUpdatePage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.articles, { replace: true });
  }, [id, navigate]);
  return id === null ? null : <ArticleUpdate key={id} id={id} />;
}

function ArticleUpdate({ id }: { id: number }) {
  const languages = useLanguages();
  const article = useRead<ArticleRecord>(api.adminArticle(id));
  if (article.reading.state === 'failed') {
    return <FailedView failure={article.reading} onRetry={() => void article.reread()} />;
  }
  if (languages.reading.state === 'failed') {
    return <FailedView failure={languages.reading} onRetry={() => void languages.reread()} />;
  }
  if (article.reading.state === 'loading' || languages.reading.state === 'loading') return <PageSkeleton />;
  return (
    <ArticleForm
      record={article.reading.data}
      languages={languages.reading.data}
      onSaved={article.reread}
      onReload={article.reread}
    />
  );
}
