import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { ArticleForm } from './article.form.tsx';

export function ArticleInsertPage() {
  const languages = useLanguages().query;
  const navigate = useNavigate();
  if (!languages.isSuccess) return <WaitingView queries={[languages]} />;
  return <ArticleForm record={null} languages={languages.data} onSaved={() => void navigate(adminPaths.articles)} />;
}
