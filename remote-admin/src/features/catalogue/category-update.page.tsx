import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRecordId } from '../../shared/use-record-id.ts';
import { categoryQuery } from './catalogue.api.ts';
import { categoryLevels, type CategoryLevel } from './category-levels.ts';
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
  const { mains, languages } = useCatalogue();
  const category = useQuery(categoryQuery(categoryLevels[level].url, id));
  if (!category.isSuccess || !mains.isSuccess || !languages.isSuccess) {
    return <WaitingView queries={[category, mains, languages]} />;
  }
  return (
    <CategoryForm
      level={level}
      record={category.data}
      mains={mainCategoryChoices(mains.data.items, languages.data)}
      main=""
      languages={languages.data}
    />
  );
}
