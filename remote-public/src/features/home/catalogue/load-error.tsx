import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';

/** Shows a load error with a retry button. */
export function LoadError({ text, retry }: { text: string; retry: () => void }) {
  const { catalogue } = useTexts();
  return (
    <>
      <p>{text}</p>
      <button className={shared.quietButton} type="button" onClick={retry}>
        {catalogue.retry}
      </button>
    </>
  );
}
