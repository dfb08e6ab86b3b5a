import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { pageFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { LetterRows } from './letter-rows.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { lettersQuery } from './newsletter.api.ts';

const schema = { page: pageFilter };

/** Letters of the newsletter, newest first. */
export function LetterListPage() {
  const filters = useFilters(schema);
  const query = useQuery(lettersQuery(filters.params));
  return (
    <ListPage
      title="Bülten"
      help="Yayınlanan makalelerden yapılan mektuplar. Her mektup, dilindeki onaylı adreslere bir kez gider."
      insert={{ to: adminPaths.newsletterLetterInsert, label: 'Yeni mektup', right: 'newsletter.write' }}
      before={<NewsletterTabs current="mektuplar" />}
      filters={filters}
      query={query}
      polled
      empty={{
        title: 'Henüz mektup yok.',
        text: 'Birkaç makale seçip kısa bir giriş yazın; göndermeden önce kendinize deneme gönderebilirsiniz.',
      }}
    >
      {(rows) => <LetterRows rows={rows} />}
    </ListPage>
  );
}
