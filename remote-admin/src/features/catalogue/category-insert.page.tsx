import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { categoryLevels, type CategoryLevel } from './category-levels.ts';
import { CategoryForm } from './category.form.tsx';
import { mainCategoryChoices } from './names.ts';
import { useCatalogue } from './use-catalogue.ts';

export function MainCategoryInsertPage() {
  return <CategoryInsert level="main-category" />;
}

export function CategoryInsertPage() {
  return <CategoryInsert level="category" />;
}

function CategoryInsert({ level }: { level: CategoryLevel }) {
  const { mains, languages, reread } = useCatalogue();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (mains.state !== 'ready' || languages.state !== 'ready') {
    return <WaitingView readings={[mains, languages]} onRetry={() => void reread()} />;
  }
  return (
    <CategoryForm
      level={level}
      record={null}
      mains={mainCategoryChoices(mains.data, languages.data)}
      main={params.get('ana') ?? ''}
      languages={languages.data}
      onSaved={() => void navigate(categoryLevels[level].back.to)}
      onReload={async () => void (await reread())}
    />
  );
}
