import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { leavingEvent, offeringEvent } from 'shared-contracts/remote-app';
import { inProvider } from '../testing/in-provider.tsx';
import { openPanel } from '../testing/open-panel.tsx';
import { findDraftsOf } from './draft-store.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const email = 'gulsah@ornek.com';

function Form() {
  const { values, dirty, getFieldProps } = useFormik({ initialValues: { title: '' }, onSubmit: () => undefined });
  useDraft({ scope: { email, form: 'article', record: 7 }, base: 3, values, dirty });
  useLeaveGuard(dirty, { current: false });
  return <input aria-label="Başlık" {...getFieldProps('title')} />;
}

function holdsPage(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a page that goes by itself keeps the last letter and asks nobody', async () => {
  localStorage.clear();
  openPanel(inProvider('/admin', Form), '/admin');
  // At once: letter by letter a busy machine takes longer than the pause after which a draft is written.
  await userEvent.click(await screen.findByRole('textbox', { name: 'Başlık' }));
  await userEvent.paste('Deprem');
  expect(holdsPage()).toBe(true);
  expect(findDraftsOf(email)).toEqual([]);

  act(() => void document.dispatchEvent(new Event(leavingEvent)));

  expect(findDraftsOf(email)).toMatchObject([{ form: 'article', record: 7, values: { title: 'Deprem' } }]);
  expect(holdsPage()).toBe(false);
});

test('one question guards all forms of a screen, and none that is saved', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const saved = { current: false };
  function Two() {
    useLeaveGuard(true, saved);
    useLeaveGuard(false, { current: false });
    return <h1>İki form</h1>;
  }
  const { router } = openPanel(inProvider('/admin', Two), '/admin');
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

test('what was typed and taken back leaves no draft behind', async () => {
  localStorage.clear();
  openPanel(inProvider('/admin', Form), '/admin');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Başlık' }));
  await userEvent.paste('Deprem');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(findDraftsOf(email)).toHaveLength(1);

  await userEvent.clear(screen.getByRole('textbox', { name: 'Başlık' }));

  expect(findDraftsOf(email)).toEqual([]);
});

test('a page with unsaved words offers no newer release of itself', async () => {
  localStorage.clear();
  openPanel(inProvider('/admin', Form), '/admin');
  const mayOffer = () => document.dispatchEvent(new Event(offeringEvent, { cancelable: true }));
  const title = await screen.findByRole('textbox', { name: 'Başlık' });
  expect(mayOffer()).toBe(true);
  await userEvent.click(title);
  await userEvent.paste('Deprem');
  expect(mayOffer()).toBe(false);
  await userEvent.clear(title);
  expect(mayOffer()).toBe(true);
});
