import type { Answer } from 'shared-contracts/http';
import { saveFile } from './save-file.ts';
import { useFeedback, type FeedbackTexts } from './use-feedback.ts';

/** Fetches a file that only the session may have and saves it under `name`; never opened in the page. A failure is shown. */
export function useDownload() {
  const { pending, run } = useFeedback();
  const download = async (call: () => Promise<Answer<Blob>>, name: string, texts: FeedbackTexts = {}) => {
    const answer = await run(call, texts);
    if (answer?.success && answer.data) saveFile(answer.data, name);
  };
  return { pending, download };
}
