import { useNavigate } from '@vitrin/shared-contracts/router';
import { showSuccess } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { withFilters, type TranslationFilters } from './translation-filters.ts';
import { findNextTranslation, type NextSearch } from './translations.api.ts';

const openedAsNext = { isNextTranslation: true };

/** Checks the state of an address: the button that has opened it is gone with its screen, and the focus with it. */
export function isOpenedAsNext(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNextTranslation' in state;
}

/** Returns what is said when no translation is left. */
function endedText({ entity, state }: TranslationFilters, isOtherOpen: boolean): string {
  const limited = entity || state ? 'seçtiğiniz süzgeçlere uyan ' : '';
  return isOtherOpen ? `Bu dilde ${limited}başka eksik çeviri yok.` : `Bu dilde ${limited}eksik çeviri kalmadı.`;
}

/** Returns the function that opens the next translation that needs work; with none left it says `ended`. */
export function useNextTranslation() {
  const { pending, run } = useFeedback();
  const navigate = useNavigate();
  const open = async (search: NextSearch, isOtherOpen: boolean) => {
    const answer = await run(() => findNextTranslation(search), { failure: 'Sıradaki çeviri bulunamadı.' });
    if (!answer?.success) return;
    if (answer.data?.next) await navigate(withFilters(answer.data.next.screen, search), { state: openedAsNext });
    else await showSuccess(endedText(search, isOtherOpen));
  };
  return {
    pending,
    /** @param isOtherOpen - the open translation itself needs work */
    open: (search: NextSearch, isOtherOpen = false) => void open(search, isOtherOpen),
  };
}
