import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { saveFile } from '../data/save-file.ts';
import { useFeedback, type FeedbackTexts } from './feedback/use-feedback.ts';

/**
 * Downloads a file that requires the session and saves it under `name`; never opens it in the page. Shows an error on
 * failure.
 */
export function useDownload() {
  const { pending, run } = useFeedback();
  const download = async (call: () => Promise<ApiResponse<Blob>>, name: string, texts: FeedbackTexts = {}) => {
    const answer = await run(call, texts);
    if (answer?.success && answer.data) saveFile(answer.data, name);
  };
  return { pending, download };
}
