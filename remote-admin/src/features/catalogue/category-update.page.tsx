import { useQuery } from '@tanstack/react-query';
import { ChosenRecord } from '../../shared/form/record-page.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
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

function ChosenCategory({ level }: { level: CategoryLevel }) {
  return (
    <ChosenRecord list={categoryLevels[level].back.to}>{(id) => <CategoryUpdate level={level} id={id} />}</ChosenRecord>
  );
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
