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
  const { mains, languages } = useCatalogue();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (!mains.isSuccess || !languages.isSuccess) return <WaitingView queries={[mains, languages]} />;
  return (
    <CategoryForm
      level={level}
      record={null}
      mains={mainCategoryChoices(mains.data.items, languages.data)}
      main={params.get('ana') ?? ''}
      languages={languages.data}
      onSaved={() => void navigate(categoryLevels[level].back.to)}
    />
  );
}
