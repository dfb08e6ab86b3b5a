import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestProvider } from '../../testing/test-provider.tsx';
import { DeferredMenu } from './deferred-menu.tsx';

const onClick = jest.fn();

function open(position?: 'sticky'): HTMLElement {
  render(
    <TestProvider>
      <div style={{ position }}>
        <DeferredMenu width={200} button={<button type="button">Sıralama</button>}>
          {(Menu) => <Menu.Item onClick={onClick}>Başa al</Menu.Item>}
        </DeferredMenu>
      </div>
    </TestProvider>,
  );
  return screen.getByRole('button', { name: 'Sıralama' });
}

const item = () => screen.findByRole('menuitem', { name: 'Başa al', hidden: true });

beforeEach(() => onClick.mockReset());

test('the button announces its menu before the menu is loaded, and keeps the focus', async () => {
  const button = open();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  await userEvent.click(await item());

  expect(onClick).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.getByRole('button')).toBe(button);
  await waitFor(() => expect(button).toHaveFocus());
});

test('an open menu belongs to its button, and a second click closes it', async () => {
  const button = open();
  await userEvent.click(button);
  await item();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { hidden: true })).toHaveAttribute('id', button.getAttribute('aria-controls'));

  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['of a bar that stays in the window', 'sticky', 'true'],
  ['of the page', undefined, null],
] as const)('the menu of a button %s moves with it', async (_what, bar, fixed) => {
  await userEvent.click(open(bar));
  await item();
  expect(screen.getByRole('menu', { hidden: true }).getAttribute('data-fixed')).toBe(fixed);
});
