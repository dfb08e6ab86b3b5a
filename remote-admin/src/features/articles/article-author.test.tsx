import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRecord, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { articlePages } from './article.pages.tsx';

jest.mock('../../rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

const people = [
  { id: 1, name: 'Ayşe Yılmaz', active: 1 },
  { id: 2, name: 'Can Öz', active: 0 },
];

function open(author_id: number | null): void {
  stubReads({
    [api.adminArticle(7)]: () => succeeded({ ...articleRecord(), author_id }),
    [api.adminPersonNames]: () => succeeded(people),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(singleScreenRoutes('/admin/pages/blog/update', articlePages.UpdatePage), adminPaths.articleUpdate(7));
}

const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  return http.sendForm.mock.calls[0]?.[2];
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('an author is chosen among the people, of whom those who are not public are marked', async () => {
  open(null);
  await userEvent.selectOptions(await screen.findByLabelText('Yazar'), await screen.findByText('Ayşe Yılmaz'));
  expect(screen.getByRole('option', { name: 'Can Öz (yayında değil)' })).toBeInTheDocument();
  expect(await sent()).toMatchObject({ form_data: { author_id: 1 } });
});

test('a removed author is sent as none, and a deleted one is named as such', async () => {
  open(9);
  expect(await screen.findByRole('option', { name: 'Silinmiş kişi' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Yazar'), 'Yazar yok');
  expect(await sent()).toMatchObject({ form_data: { author_id: null } });
});
