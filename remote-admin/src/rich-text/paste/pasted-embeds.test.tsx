import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads } from '../../testing/fake-server.ts';
import { TestProvider } from '../../testing/test-provider.tsx';
import { EmbedContext } from '../embeds.ts';
import { RichTextEditor } from '../rich-text-editor.tsx';

const code = '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>';
const value = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }] };
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const add = jest.fn();

function open(canAdd: boolean): void {
  const props = { id: 'metin', labelledBy: 'ad', lang: 'tr', invalid: false, value, onLeave: () => {} };
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <EmbedContext value={canAdd ? add : null}>
        <RichTextEditor {...props} onChange={() => {}} />
      </EmbedContext>
    </TestProvider>,
  );
}

/** Pastes in place of the whole text. */
function paste(type: string, content: string): void {
  fireEvent.keyDown(textbox(), { key: 'a', ctrlKey: true });
  const clipboardData = { getData: (asked: string) => (asked === type ? content : ''), files: [], types: [] };
  fireEvent.paste(textbox(), { clipboardData });
}

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({});
});

test.each(['text/plain', 'text/html'])(
  'the code of a map pasted as %s is named and offered as a section',
  async (type) => {
    open(true);
    paste(type, code);

    expect(await screen.findByText('Yapıştırılan metinden 1 harita alınmadı.')).toBeInTheDocument();
    expect(textbox()).not.toHaveTextContent('iframe');
    await userEvent.click(screen.getByRole('button', { name: 'Harita bölümü olarak ekle' }));
    expect(add).toHaveBeenCalledWith({ kind: 'map', address: 'https://www.google.com/maps/embed?pb=%211m18' });
    expect(screen.queryByText(/alınmadı/)).toBeNull();
  },
);

test('nothing is offered where there are no sections, or for a frame of another site', async () => {
  open(false);
  paste('text/html', code);
  expect(await screen.findByText('Yapıştırılan metinden 1 harita alınmadı.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /bölümü olarak ekle/ })).toBeNull();
});
