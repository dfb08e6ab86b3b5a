import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { leavingEvent, updatePromptEvent } from '@vitrin/shared-contracts/remote-app';
import { confirmDrafts, http } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { keptDrafts } from '../../testing/drafts.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const email = 'gulsah@ornek.com';

// Other files reset all mocks.
beforeEach(() => void http.drafts.mockImplementation(confirmDrafts));

function Form() {
  const { values, dirty, getFieldProps } = useFormik({ initialValues: { title: '' }, onSubmit: () => undefined });
  const { status } = useDraft({ scope: { email, form: 'article', record: 7 }, base: 3, values, dirty });
  useLeaveGuard(dirty, { current: false });
  return (
    <>
      <input aria-label="Başlık" {...getFieldProps('title')} />
      <p role="status">{dirty ? status.kind : 'clean'}</p>
    </>
  );
}

function blocksUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a navigation that the page starts itself stores the latest input and asks no confirmation', async () => {
  openPanel(singleScreenRoutes('/admin', Form), '/admin');
  // Pasted: on a busy machine, typing letter by letter takes longer than the debounce delay of the draft.
  await userEvent.click(await screen.findByRole('textbox', { name: 'Başlık' }));
  await userEvent.paste('Deprem');
  expect(blocksUnload()).toBe(true);
  expect(await keptDrafts(email)).toEqual([]);

  act(() => void document.dispatchEvent(new Event(leavingEvent)));

  expect(await keptDrafts(email)).toMatchObject([{ form: 'article', record: 7, values: { title: 'Deprem' } }]);
  expect(blocksUnload()).toBe(false);
});

test('asks one confirmation for all forms of a screen, and none for a saved form', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const saved = { current: false };
  function TwoForms() {
    useLeaveGuard(true, saved);
    useLeaveGuard(false, { current: false });
    return <h1>İki form</h1>;
  }
  const { router } = openPanel(singleScreenRoutes('/admin', TwoForms), '/admin');
  await screen.findByRole('heading', { name: 'İki form' });

  await act(() => router.navigate('/admin/users'));
  await userEvent.click(await screen.findByRole('button', { name: 'Burada kal', hidden: true }));
  expect(router.state.location.pathname).toBe('/admin');

  saved.current = true;
  await act(() => router.navigate('/admin/users'));
  expect(router.state.location.pathname).toBe('/admin/users');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('another record on the same screen is another place; a filter or a dialog is not', async () => {
  function Unsaved() {
    useLeaveGuard(true, { current: false });
    return <h1>Form</h1>;
  }
  const { router } = openPanel(singleScreenRoutes('/admin', Unsaved), '/admin?id=7');
  await screen.findByRole('heading', { name: 'Form' });
  await act(() => router.navigate('/admin?id=7&kayit=3'));
  expect(router.state.location.search).toBe('?id=7&kayit=3');

  await act(() => router.navigate('/admin?id=8'));
  await userEvent.click(await screen.findByRole('button', { name: 'Burada kal', hidden: true }));
  expect(router.state.location.search).toBe('?id=7&kayit=3');
});

test('the draft is deleted when the user reverts the input', async () => {
  openPanel(singleScreenRoutes('/admin', Form), '/admin');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Başlık' }));
  await userEvent.paste('Deprem');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText('saved')).toBeVisible();
  expect(await keptDrafts(email)).toHaveLength(1);

  await userEvent.clear(screen.getByRole('textbox', { name: 'Başlık' }));

  expect(await keptDrafts(email)).toEqual([]);
});

test('a page with unsaved input shows no update prompt', async () => {
  openPanel(singleScreenRoutes('/admin', Form), '/admin');
  const mayShowUpdatePrompt = () => document.dispatchEvent(new Event(updatePromptEvent, { cancelable: true }));
  const title = await screen.findByRole('textbox', { name: 'Başlık' });
  expect(mayShowUpdatePrompt()).toBe(true);
  await userEvent.click(title);
  await userEvent.paste('Deprem');
  expect(mayShowUpdatePrompt()).toBe(false);
  await userEvent.clear(title);
  expect(mayShowUpdatePrompt()).toBe(true);
});
