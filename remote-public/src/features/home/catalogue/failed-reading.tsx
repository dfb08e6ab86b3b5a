import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';

/** What could not be read, and the way to try again. */
export function FailedReading({ text, retry }: { text: string; retry: () => void }) {
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
