import {
  type LanguageContentKind,
  languageContentKinds,
  type LanguageContents,
  type LanguageRecord,
} from '@vitrin/shared-contracts/languages';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { recordModuleLabels } from '@vitrin/shared-contracts/record-modules';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { deleteLanguage, readContents, switchLanguage } from './languages.api.ts';

const changes = [api.adminLanguages];

/** Asks for confirmation, lists what is deleted with the language and offers to switch it off instead. */
export function useLanguageDeletion() {
  const { pending, run } = useFeedback();

  const confirmAndDelete = async ({ abbr, lang, active }: LanguageRecord) => {
    const contents = await run(() => readContents(abbr), { failure: messages.deleteFailed });
    if (!contents?.success || !contents.data) return;
    const decision = await ask({
      ...messages.confirmDelete,
      subject: question(lang, contentsText(contents.data), active === 1),
      danger: true,
      ...(active === 1 ? { deny: 'Yalnızca kapat' } : {}),
    });
    if (decision === 'deny') await run(() => switchLanguage(abbr, 0), { success: messages.updated, changes });
    if (decision !== 'confirm') return;
    const texts = { success: messages.deleted, failure: messages.deleteFailed };
    await run(() => deleteLanguage(abbr), { ...texts, changes });
  };

  return { pending, confirmAndDelete };
}

function question(lang: string, texts: string, isOpen: boolean): string {
  if (texts === '') return `${lang}. Bu dilde yazılmış metin yok.`;
  const kept = isOpen
    ? 'Metinler kalsın istiyorsanız dili yalnızca kapatın: ziyaretçiler görmez, sonra yeniden açabilirsiniz.'
    : 'Metinler kalsın istiyorsanız dili kapalı bırakın: ziyaretçiler görmez, sonra yeniden açabilirsiniz.';
  return `${lang} ile birlikte bu dildeki metinler de silinir: ${texts}. Diğer dillerdeki metinler kalır. ${kept}`;
}

const labels: Readonly<Record<LanguageContentKind, string>> = {
  articles: 'makale',
  products: 'ürün',
  categories: 'kategori',
  contracts: 'sözleşme',
  sliders: 'slayt',
  certificates: 'sertifika',
  'site-pages': 'sayfa',
  announcements: 'duyuru',
  projects: 'proje',
  people: 'kişi',
  openings: 'iş ilanı',
  documents: 'doküman',
  'article-categories': 'makale kategorisi',
  'home-sections': 'anasayfa bölümü',
  'page-contents': 'sayfa içeriği',
  'page-meta': 'sayfa başlığı',
  'contact-information': 'iletişim bilgisi',
  pictures: 'görsel açıklaması',
  'static-texts': 'sabit metin',
  ...recordModuleLabels,
};

/** Returns a text such as '2 makale, 1 sözleşme'; empty if the language has no content. */
function contentsText(contents: LanguageContents): string {
  return languageContentKinds
    .filter((kind) => contents[kind] > 0)
    .map((kind) => `${contents[kind]} ${labels[kind].toLocaleLowerCase('tr')}`)
    .join(', ');
}
