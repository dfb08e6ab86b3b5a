import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { ArticleForm } from './article.form.tsx';
import { articleQuery } from './articles.api.ts';

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
  const article = useQuery(articleQuery(id));
  const languages = useLanguages().query;
  if (!article.isSuccess || !languages.isSuccess) return <WaitingView queries={[article, languages]} />;
  return <ArticleForm record={article.data} languages={languages.data} />;
}
