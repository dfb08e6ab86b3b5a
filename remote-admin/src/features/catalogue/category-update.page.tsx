import { useEffect } from 'react';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRead } from '../../shared/use-read.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { categoryLevels, type AnyCategory, type CategoryLevel } from './category-levels.ts';
import { CategoryForm } from './category.form.tsx';
import { mainCategoryChoices } from './names.ts';
import { useCatalogue } from './use-catalogue.ts';

export function MainCategoryUpdatePage() {
  return <ChosenCategory level="main-category" />;
}

export function CategoryUpdatePage() {
  return <ChosenCategory level="category" />;
}

/** The chosen one stands in the address; without one the list opens. */
function ChosenCategory({ level }: { level: CategoryLevel }) {
  const id = useRecordId();
  const navigate = useNavigate();
  const list = categoryLevels[level].back.to;
  useEffect(() => {
    if (id === null) void navigate(list, { replace: true });
  }, [id, list, navigate]);
  return id === null ? null : <CategoryUpdate key={id} level={level} id={id} />;
}

function CategoryUpdate({ level, id }: { level: CategoryLevel; id: number }) {
  const { mains, languages, reread } = useCatalogue();
  const category = useRead<AnyCategory>(`${categoryLevels[level].url}/${id}`);
  if (category.reading.state !== 'ready' || mains.state !== 'ready' || languages.state !== 'ready') {
    const retry = () => void Promise.all([category.reread(), reread()]);
    return <WaitingView readings={[category.reading, mains, languages]} onRetry={retry} />;
  }
  return (
    <CategoryForm
      level={level}
      record={category.reading.data}
      mains={mainCategoryChoices(mains.data, languages.data)}
      main=""
      languages={languages.data}
      onSaved={category.reread}
      onReload={category.reread}
    />
  );
}
