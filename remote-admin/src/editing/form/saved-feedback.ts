import { exactTime } from '@vitrin/shared-contracts/relative-time';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { NoticeAction } from '../../ui/feedback/dialogs.ts';
import { siteUrl } from '../../data/site-url.ts';
import type { RecordFormOptions } from './use-record-form.ts';

/** What the response of a publication says about a record, as far as its kind has it. */
interface CreatedRecord {
  published_at?: string;
  translations?: Readonly<Record<string, { seo_name?: string } | null>>;
}

/** The form of a record, as far as its message depends on it; see `OpenedRecord`. */
interface OpenedForm {
  kind: { showsListAfterInsert?: boolean; checked?: { pagePath?: (slug: string) => string } };
  record: object | null;
  context: object;
  publication?: object | undefined;
}

type SavedFeedback<V, A> = Pick<RecordFormOptions<V, unknown, A>, 'savedAction' | 'savedDetail'>;

/**
 * Returns what the message after a save says and offers besides: after the first publication of a record, whether visitors see it,
 * and its page. `warnings` returns what the check before publishing has found.
 */
export function savedFeedback<V extends object, A>(
  { kind, record, context, publication }: OpenedForm,
  warnings: ((sent: V) => Promise<string | undefined>) | undefined,
): SavedFeedback<V, A> {
  if (record || !publication || kind.showsListAfterInsert) return { savedDetail: warnings };
  const [language] = 'languages' in context ? (context.languages as readonly LanguageInfo[]) : [];
  const pathOf = kind.checked?.pagePath;
  return {
    async savedDetail(sent, data) {
      const time = laterTime(data);
      const shown = time === null ? 'Yayınlandı.' : `${exactTime(time)} tarihinde sitede görünecek.`;
      return [shown, await warnings?.(sent)].filter(Boolean).join('\n');
    },
    savedAction(data): NoticeAction | undefined {
      const slug = createdOf(data).translations?.[language?.abbr ?? '']?.seo_name;
      if (!pathOf || !slug || laterTime(data) !== null) return undefined;
      return { label: 'Sitede gör', run: () => void globalThis.open(siteUrl(pathOf(slug)), '_blank', 'noopener') };
    },
  };
}

/** Returns the time from which visitors see a record; null if they see it now. */
function laterTime(data: unknown): Date | null {
  const { published_at } = createdOf(data);
  const time = published_at === undefined ? null : new Date(published_at);
  return time && time > new Date() ? time : null;
}

function createdOf(data: unknown): CreatedRecord {
  return typeof data === 'object' && data !== null ? data : {};
}
